/** Between two looks while work runs. */
const FIRST_POLL_MS = 3_000
const LAST_POLL_MS = 10_000
const GROWTH = 1.4

/** Time until the next look, in ms: longer each time nothing has changed, short again once something has. */
export function createPollInterval() {
  let seen: number | undefined
  let waitMs = FIRST_POLL_MS
  return (version: number | undefined) => {
    if (version === undefined || version !== seen) waitMs = FIRST_POLL_MS
    else waitMs = Math.min(waitMs * GROWTH, LAST_POLL_MS)
    seen = version
    return waitMs
  }
}
