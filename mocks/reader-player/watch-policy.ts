/**
 * Tells which directive of the page's own policy keeps the service out. The browser says so a moment after the
 * request has failed, and to the page alone: the request itself fails like any other.
 */
export function watchPolicy(page: Document, origin: string, onBlocked: (directive: string) => void) {
  const heard = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (URL.parse(blockedURI)?.origin === origin) onBlocked(effectiveDirective)
  }
  page.addEventListener('securitypolicyviolation', heard)
  return () => page.removeEventListener('securitypolicyviolation', heard)
}
