/** A smaller difference is the way of the answer, and the whole seconds of its header. */
const NOISE_MS = 5_000

let aheadMs = 0

/** @param header `Date` of an answer that has just come in */
export function noteServerTime(header: string | null, nowMs = Date.now()) {
  const serverMs = Date.parse(header ?? '')
  if (Number.isNaN(serverMs)) return
  aheadMs = Math.abs(serverMs - nowMs) < NOISE_MS ? 0 : serverMs - nowMs
}

/** The present by the server's clock, against which its moments are measured; a customer's own may be wrong. */
export const serverNowMs = () => Date.now() + aheadMs
