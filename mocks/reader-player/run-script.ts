import { type ReaderConfig, readConfig } from './reader-config.ts'
import { startReader } from './start-reader.ts'

/** Query on the service's own host that names a site: the page then counts as one of that site. */
const PRETENDED = 'as'

/**
 * Where the page is. On the service's own host it may pretend to be another site, so that a customer can try
 * that.
 */
function addressOf({ origin }: ReaderConfig, { href, hostname, origin: here }: Location) {
  const pretended = here === origin ? new URL(href).searchParams.get(PRETENDED) : null
  return pretended === null
    ? { hostname, origin: here }
    : { hostname: pretended, origin: `https://${pretended}` }
}

/**
 * Starts the player that the script's own element describes. A component that is removed says so with a `close`
 * event at that element: its player goes too, and none comes if that was before the script ran.
 */
export function runScript(script: HTMLScriptElement): void {
  if (!script.isConnected) return
  const config = readConfig(script)
  let isClosed = false
  let stop = () => {}
  script.addEventListener('close', () => {
    isClosed = true
    stop()
  })
  const start = async () => {
    stop = await startReader(config, { page: document, address: addressOf(config, location) })
    if (isClosed) stop()
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => void start())
  else void start()
}
