/** Query on the service's own host that names a site: the page then counts as one of that site. */
const PRETENDED = 'as'

/** The site that a page of the service's own host plays, so that a customer can try that. */
export const pretendedSite = ({ href, origin }: Location, service: string): string | null =>
  origin === service ? new URL(href).searchParams.get(PRETENDED) : null

/**
 * Starts what a script brings to a page, once the page is there. A component that is removed says so with a `close`
 * event at the script's own element: what it brought goes too, and nothing comes if that was before the script ran.
 * @param start gives what ends it again
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
