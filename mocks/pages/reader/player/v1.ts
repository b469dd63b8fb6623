import { readConfig } from './reader-config.ts'
import { startReader } from './start-reader.ts'

/** The script of the code on a site: it finds its own element, and reads there what it is to do. */
const script = document.currentScript
if (script instanceof HTMLScriptElement) {
  const start = () => void startReader(readConfig(script), { page: document, address: location })
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
}
