type Ask = (leave: () => void) => void

let current: Ask | undefined

/** Whether the page asks before it is left. */
export const hasLeaveGuard = () => current !== undefined

export function leavePage(leave: () => void) {
  if (current) current(leave)
  else leave()
}

/** Calls `ask` before the page is left, until the returned function is called. */
export function holdPage(ask: Ask) {
  current = ask
  return () => {
    if (current === ask) current = undefined
  }
}
