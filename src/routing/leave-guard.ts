type Ask = (leave: () => void) => void

/** Guards of the page; only the latest one asks. */
let askers: readonly Ask[] = []

/** Whether the page asks before it is left. */
export const hasLeaveGuard = () => askers.length > 0

export function leavePage(leave: () => void) {
  const ask = askers.at(-1)
  if (ask) ask(leave)
  else leave()
}

/** Calls `ask` before the page is left, until the returned function is called. */
export function guardPage(ask: Ask) {
  askers = [...askers, ask]
  return () => {
    askers = askers.filter((other) => other !== ask)
  }
}
