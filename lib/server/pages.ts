// For pages: what a use case refuses becomes the page Next shows for it.
import "server-only";
import { notFound } from "next/navigation";
import { isAppError } from "./errors.ts";

/** The value, or the "not found" page when the use case says so. Other errors go on to the error page. */
export async function orNotFound<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } catch (error) {
    if (isAppError(error) && error.code === "not-found") notFound();
    throw error;
  }
}
