// next-auth's own routes: csrf token, sign-in (email, guest), session, sign-out.
import { handleAuth } from "@/lib/server/http/auth-route.ts";

export { handleAuth as GET, handleAuth as POST };
