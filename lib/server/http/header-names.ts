// Headers that only this server writes: proxy.ts and instrumentation overwrite whatever a client sends under these names.

/** Path and query of the page asked for. */
export const PATH_HEADER = "x-caucus-path";
export const REQUEST_ID_HEADER = "x-request-id";
/** Address of the socket the request came over. */
export const ADDRESS_HEADER = "x-caucus-address";
