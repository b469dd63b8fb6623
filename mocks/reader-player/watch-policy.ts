import { parseUrl } from '#src/rules/parse-url.ts'
/**
 * Reports which directive of the page's policy blocks the service. The browser tells only the page, a moment after
 * the request has failed; the request itself fails like any other.
 */
export function watchPolicy(page: Document, origin: string, onBlocked: (directive: string) => void) {
  const heard = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (parseUrl(blockedURI)?.origin === origin) onBlocked(effectiveDirective)
  }
  page.addEventListener('securitypolicyviolation', heard)
  return () => page.removeEventListener('securitypolicyviolation', heard)
}
