/**
 * Whether the focus belongs elsewhere: the focused element is gone or disabled (browsers notice the latter a frame
 * later), or a button that a press has switched off keeps it meanwhile.
 */
export function isFocusLost(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement.matches(':disabled, [data-off]')
}
