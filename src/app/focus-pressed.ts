const PRESSABLE = 'button, a[href], input, summary'

/** A press leaves the focus on the page, or on what contains the pressed element, in Safari alone. */
const isUnfocused = (pressed: HTMLElement) =>
  document.activeElement !== pressed && (document.activeElement?.contains(pressed) ?? true)

/**
 * Focuses pressed buttons, links and boxes, because Safari does not. Dialogs return the focus to their opener, and
 * lists close when they lose it. A press whose default action was prevented moves no focus, as in other browsers.
 */
export function focusPressed(): void {
  let pressed: HTMLElement | null = null
  addEventListener('mousedown', ({ target, defaultPrevented }) => {
    pressed = !defaultPrevented && target instanceof Element ? target.closest(PRESSABLE) : null
  })
  addEventListener(
    'click',
    ({ target }) => {
      if (pressed && target instanceof Node && pressed.contains(target) && isUnfocused(pressed))
        pressed.focus({ preventScroll: true })
      pressed = null
    },
    { capture: true },
  )
}
