// Before every page: the content security policy with a nonce of its own, a request id, and the path for sign-in to lead back to.
// Next gives the nonce to its own scripts when it finds it in the request's policy.
import { NextResponse, type NextRequest } from "next/server";
import { PATH_HEADER, REQUEST_ID_HEADER } from "@/lib/server/http/header-names.ts";
import { contentSecurityPolicy } from "@/lib/server/http/content-security-policy.ts";

export function proxy(request: NextRequest): NextResponse {
  const nonce = btoa(crypto.randomUUID());
  const policy = contentSecurityPolicy(nonce);
  const requestId = crypto.randomUUID();
  const headers = new Headers(request.headers);
  headers.set("x-nonce", nonce);
  headers.set("content-security-policy", policy);
  headers.set(REQUEST_ID_HEADER, requestId);
  headers.set(PATH_HEADER, request.nextUrl.pathname + request.nextUrl.search);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  response.headers.set(REQUEST_ID_HEADER, requestId);
  return response;
}

// API answers are data and carry their own policy; a body that passes here would be cut off at Next's buffer.
export const config = { matcher: ["/((?!api/|_next/static|_next/image|favicon.ico).*)"] };
