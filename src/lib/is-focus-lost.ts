/**
 * Whether the customer would have to start at the top of the page with the next Tab: what had the focus is gone
 * or, which browsers notice a frame later, disabled.
 */
export function isFocusLost(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement.matches(':disabled')
}
