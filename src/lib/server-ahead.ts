let knownAheadMs: number | undefined

/** How far the server's clock is ahead of the customer's; undefined until a response of this page has told it. */
export const serverAheadMs = () => knownAheadMs

export function setServerAhead(aheadMs: number) {
  knownAheadMs = aheadMs
}
