type Ask = (leave: () => void) => void

let current: Ask | undefined

/** Whether something on the page asks before it is left. */
export const isPageHeld = () => current !== undefined

export function leavePage(leave: () => void) {
  if (current) current(leave)
  else leave()
}

/** Has `ask` asked before the page is left. Returns what ends that. */
export function holdPage(ask: Ask) {
  current = ask
  return () => {
    if (current === ask) current = undefined
  }
}
