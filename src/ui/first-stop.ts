import { isFocusLost } from '#src/lib/is-focus-lost.ts'

/** Inputs, of a group of radio buttons the chosen one; a drop zone counts as one through its button. */
const FIELDS = 'input:not([type=radio]:not(:checked)), textarea, [role=combobox], [data-field]'
const CONTROLS = 'button, a[href]'

/**
 * Elements with `data-autofocus`, then fields (not on touch screens, where they open the keyboard), then buttons and
 * links. The browser's own choice may be a scrolling element, which depends on the layout at that moment.
 */
function stopsIn(dialog: HTMLElement): HTMLElement[] {
  const isTouched = !matchMedia('(pointer: fine)').matches
  const kinds = ['[data-autofocus]', ...(isTouched ? [] : [FIELDS]), CONTROLS]
  return kinds.flatMap((kind) => [...dialog.querySelectorAll<HTMLElement>(kind)])
}

function afterFrames(count: number, run: () => void) {
  if (count === 0) run()
  else requestAnimationFrame(() => afterFrames(count - 1, run))
}

/** Tries to focus an element; hidden and disabled ones do not take the focus. */
function takesFocus(element: HTMLElement): boolean {
  if (document.activeElement !== element) element.focus()
  return document.activeElement === element
}

/**
 * Focuses the first stop of a dialog that has just opened. An earlier stop that is added or enabled later gets the
 * focus instead, until the customer does something or moves the focus. Returns a function that stops this.
 */
export function focusFirstStop(dialog: HTMLDialogElement): () => void {
  let stop = stopsIn(dialog).find(takesFocus)
  const observer = new MutationObserver(() => {
    const { activeElement } = document
    if (activeElement === stop || activeElement === document.body || activeElement === dialog)
      stop = stopsIn(dialog).find(takesFocus)
    else end()
  })
  const end = () => {
    observer.disconnect()
    dialog.removeEventListener('keydown', end, true)
    dialog.removeEventListener('pointerdown', end, true)
  }
  observer.observe(dialog, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  dialog.addEventListener('keydown', end, true)
  dialog.addEventListener('pointerdown', end, true)
  return end
}

/** The app's own focus after an action comes at most this many frames later. */
const FRAMES = 2

/**
 * Finds another place for the focus when the element that has it is removed from an open dialog: the first stop of the
 * nearest element around it that is left. Returns a function that stops this.
 */
export function keepFocusIn(dialog: HTMLDialogElement): () => void {
  let path: readonly EventTarget[] = []
  const note = (event: FocusEvent) => {
    path = event.composedPath()
  }
  const isGone = () => path[0] instanceof Element && !path[0].isConnected
  function replace() {
    if (!isGone() || !isFocusLost()) return
    path.find(
      (around) =>
        around instanceof HTMLElement && dialog.contains(around) && stopsIn(around).some(takesFocus),
    )
  }
  const observer = new MutationObserver(() => isGone() && afterFrames(FRAMES, replace))
  observer.observe(dialog, { subtree: true, childList: true })
  dialog.addEventListener('focusin', note)
  return () => {
    observer.disconnect()
    dialog.removeEventListener('focusin', note)
  }
}
