type Field = HTMLInputElement | HTMLTextAreaElement

const fieldsIn = (root: Element) => [...root.querySelectorAll<Field>('input[name], textarea[name]')]

/**
 * Sets a value so that React treats it as input: React overrides the property on the element, so the prototype's setter
 * is used.
 */
function type(field: Field, value: string) {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Remembers input in a prerendered page while its code loads.
 * @returns a function that enters it into the new fields
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
    // Waits until the new fields have their listeners.
    setTimeout(() => {
      for (const field of fieldsIn(root)) {
        const value = typed.get(field.name)
        if (value !== undefined && field.value === '' && field.type !== 'checkbox') type(field, value)
      }
    })
  }
}
