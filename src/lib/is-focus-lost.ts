/**
 * Whether the next Tab would start at the top of the page: the focused element is gone or disabled (browsers notice
 * the latter a frame later).
 */
export function isFocusLost(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement.matches(':disabled')
}
