type AskBeforeLeaving = (leave: () => void) => void

/** Guards of the page; only the latest one asks. */
let leaveGuards: readonly AskBeforeLeaving[] = []

/** Whether the page asks before it is left. */
export const hasLeaveGuard = () => leaveGuards.length > 0

export function leavePage(leave: () => void) {
  const ask = leaveGuards.at(-1)
  if (ask) ask(leave)
  else leave()
}

/** Calls `ask` before the page is left, until the returned function is called. */
export function guardPage(ask: AskBeforeLeaving) {
  leaveGuards = [...leaveGuards, ask]
  return () => {
    leaveGuards = leaveGuards.filter((other) => other !== ask)
  }
}
