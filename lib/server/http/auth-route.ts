// next-auth behind the same rules as the other routes: same origin, bounded body, errors in one shape, no store.
import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { LIMITS } from "@/lib/wire/limits.ts";
import { authOptions } from "../auth.ts";
import { runtime } from "../runtime.ts";
import { DATA_POLICY } from "./content-security-policy.ts";
import { readBytes } from "./read-body.ts";
import { errorResponse, requestIdOf } from "./route.ts";
import { requireSameOrigin } from "./same-origin.ts";

export async function handleAuth(request: NextRequest, context: { params: Promise<{ nextauth: string[] }> }): Promise<Response> {
  const requestId = requestIdOf(request);
  try {
    const rt = runtime();
    let bounded = request;
    if (request.method === "POST") {
      requireSameOrigin(request, rt.settings);
      bounded = new NextRequest(request.url, { method: "POST", headers: request.headers, body: await readBytes(request, LIMITS.bodyBytes) });
    }
    const response: Response = await NextAuth(bounded, context, authOptions(rt));
    response.headers.set("cache-control", "no-store");
    response.headers.set("content-security-policy", DATA_POLICY);
    return response;
  } catch (error) {
    return errorResponse(error, requestId);
  }
}
