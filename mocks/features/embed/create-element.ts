/** Creates an element for a page of another site, where no framework is available. */
export function createElementIn<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  parent: Element | ShadowRoot,
) {
  const element = parent.appendChild(parent.ownerDocument.createElement(name))
  element.className = className
  return element
}

export function createButtonIn(className: string, parent: Element | ShadowRoot, label?: string) {
  const element = createElementIn('button', className, parent)
  element.type = 'button'
  if (label !== undefined) element.setAttribute('aria-label', label)
  return element
}
