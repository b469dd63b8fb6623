/** Query on the service's own host that names a site: the page then counts as one of that site. */
const SITE_QUERY = 'as'

/** The site that a page on the service's own host counts as, so that a customer can try that site's code. */
export const siteNamedInQuery = ({ href, origin }: Location, service: string): string | null =>
  origin === service ? new URL(href).searchParams.get(SITE_QUERY) : null

/**
 * Starts a script's widget once the page is loaded. A removed component dispatches a `close` event at its script
 * element: the widget is removed too, or never starts if that happens before the script runs.
 * @param start returns a function that removes the widget
 */
export function startWithPage(script: HTMLScriptElement, start: () => Promise<() => void>): void {
  if (!script.isConnected) return
  let isClosed = false
  let stop = () => {}
  script.addEventListener('close', () => {
    isClosed = true
    stop()
  })
  const startNow = async () => {
    stop = await start()
    if (isClosed) stop()
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => void startNow())
  else void startNow()
}
