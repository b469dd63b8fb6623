type Field = HTMLInputElement | HTMLTextAreaElement

const fieldsIn = (root: Element) => [...root.querySelectorAll<Field>('input[name], textarea[name]')]

/** Sets what React takes for typed: it follows the property of the element itself, so the one of its kind is used. */
function type(field: Field, value: string) {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Remembers what is typed into a prerendered page while its code loads.
 * @returns types it again into the fields that took their place
 */
export function keepTypedFields(root: Element): () => void {
  const typed = new Map<string, string>()
  const remember = () => {
    for (const { name, value } of fieldsIn(root)) if (value !== '') typed.set(name, value)
  }
  remember()
  root.addEventListener('input', remember, { capture: true })
  return () => {
    root.removeEventListener('input', remember, { capture: true })
    // Once the new fields have their listeners.
    setTimeout(() => {
      for (const field of fieldsIn(root)) {
        const value = typed.get(field.name)
        if (value !== undefined && field.value === '' && field.type !== 'checkbox') type(field, value)
      }
    })
  }
}
