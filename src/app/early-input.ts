type Field = HTMLInputElement | HTMLTextAreaElement

const fieldsIn = (root: Element) => [
  ...root.querySelectorAll<Field>('input[name]:not([type=checkbox]), textarea[name]'),
]

/**
 * Sets a value so that React treats it as input: React overrides the property on the element, so the prototype's setter
 * is used.
 */
function setTypedValue(field: Field, value: string) {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Calls back once the app has taken over the prerendered page, whose form may load later than the rest. */
function afterHydration(root: HTMLElement, task: () => void) {
  const look = () => {
    if (root.dataset.page !== undefined) return
    observer.disconnect()
    // Waits until the new fields have their listeners.
    setTimeout(task)
  }
  const observer = new MutationObserver(look)
  observer.observe(root, { attributeFilter: ['data-page'] })
  look()
}

const EVENTS = ['input', 'focusin', 'submit'] as const

/**
 * Remembers input in a prerendered page until the app has taken it over.
 * @returns a function for React to call when it has rendered the page again: the input, the focus and a submit are
 * repeated in the new form
 */
export function keepTypedFields(root: HTMLElement): () => void {
  const typed = new Map<string, string>()
  let focused: string | undefined
  let isSent = root.querySelector('form[data-sent]') !== null
  let isRenderedAgain = false

  function remember(event?: Event) {
    const fields = fieldsIn(root)
    for (const { name, value } of fields) if (value !== '' || typed.has(name)) typed.set(name, value)
    focused = fields.find((field) => field === document.activeElement)?.name
    if (event?.type === 'submit') isSent = true
  }

  function forget() {
    for (const name of EVENTS) root.removeEventListener(name, remember, { capture: true })
  }

  function enter() {
    for (const field of fieldsIn(root)) {
      const value = typed.get(field.name)
      if (value && field.value === '') setTypedValue(field, value)
      if (field.name === focused && document.activeElement === document.body) field.focus()
    }
    // The app itself submits a form that is still the prerendered one.
    if (isSent) root.querySelector<HTMLFormElement>('form:not([data-sent])')?.requestSubmit()
  }

  remember()
  for (const name of EVENTS) root.addEventListener(name, remember, { capture: true })
  afterHydration(root, () => {
    forget()
    if (isRenderedAgain) enter()
  })
  return () => {
    forget()
    isRenderedAgain = true
    // React now renders the form from scratch, and its code is loaded on first input: this loads it at once.
    root.dispatchEvent(new Event('input'))
  }
}
