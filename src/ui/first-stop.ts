/** What a customer fills in; a zone for files is one too, by its button. */
const FIELDS = 'input, textarea, [role=combobox], [data-field]'
const CONTROLS = 'button, a[href]'

/**
 * What is marked with `data-autofocus`, then the fields, unless they would call up a phone's keyboard, then what can be
 * pressed. Left to itself the browser may take what scrolls, which depends on what it has laid out by then.
 */
function stopsIn(dialog: HTMLElement): HTMLElement[] {
  const isTouched = !matchMedia('(pointer: fine)').matches
  const kinds = ['[data-autofocus]', ...(isTouched ? [] : [FIELDS]), CONTROLS]
  return kinds.flatMap((kind) => [...dialog.querySelectorAll<HTMLElement>(kind)])
}

/** Hidden and disabled ones do not take it. */
function takesFocus(element: HTMLElement): boolean {
  if (document.activeElement !== element) element.focus()
  return document.activeElement === element
}

/**
 * Gives the focus to the first stop of a dialog that has just opened. What comes late or is enabled late gets it as if it
 * had been there, until the customer does something or the focus is moved. Gives what ends that.
 */
export function startAtFirstStop(dialog: HTMLDialogElement): () => void {
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
