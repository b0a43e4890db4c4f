"use client";
import { useSearchParams } from "next/navigation";
import { addressOf, queryFrom, type LibraryQuery } from "@/lib/client/library-filter.ts";

/** The query lives in the address, so that coming back from a brief finds the list as it was left. */
export function useLibraryQuery(): [LibraryQuery, (query: LibraryQuery) => void] {
  const params = useSearchParams();
  const query = queryFrom(new URLSearchParams(params.toString()));
  return [query, (next) => window.history.replaceState(null, "", `/cases${addressOf(next)}`)];
}
