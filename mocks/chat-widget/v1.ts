import { startWidget } from './start-widget.ts'

/** Query on the service's own host that names a site: the page then counts as one of that site. */
const PRETENDED = 'as'

/**
 * Starts the chat that the script's own element describes. A component that is removed says so with a `close` event at
 * that element: its chat goes too, and none comes if that was before the script ran.
 */
function runScript(script: HTMLScriptElement): void {
  if (!script.isConnected) return
  const { key = '', language = 'en' } = script.dataset
  const { origin } = new URL(script.src, 'http://localhost')
  const as = location.origin === origin ? new URL(location.href).searchParams.get(PRETENDED) : null
  let isClosed = false
  let stop = () => {}
  script.addEventListener('close', () => {
    isClosed = true
    stop()
  })
  const start = async () => {
    stop = await startWidget({ key, language, origin, as }, { page: document })
    if (isClosed) stop()
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => void start())
  else void start()
}

const script = document.currentScript
if (script instanceof HTMLScriptElement) runScript(script)
