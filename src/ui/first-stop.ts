/** Inputs; a drop zone counts as one through its button. */
const FIELDS = 'input, textarea, [role=combobox], [data-field]'
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
