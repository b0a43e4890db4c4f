"use client";
import { useState } from "react";
import { useSearchParams } from "next/navigation";
import { addressOf, queryFrom, type LibraryQuery } from "@/lib/client/library-filter.ts";

/** The query of the list. The address follows it, so that coming back from a brief finds the list as it was left. */
export function useLibraryQuery(): [LibraryQuery, (query: LibraryQuery) => void] {
  const params = useSearchParams();
  const [query, setQuery] = useState(() => queryFrom(new URLSearchParams(params.toString())));
  function choose(next: LibraryQuery) {
    setQuery(next);
    window.history.replaceState(null, "", `/cases${addressOf(next)}`);
  }
  return [query, choose];
}
