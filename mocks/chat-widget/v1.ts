import { siteNamedInQuery, startWithPage } from '#mocks/features/embed/start-with-page.ts'
import { startWidget } from './start-widget.ts'

function runScript(script: HTMLScriptElement): void {
  const { key = '', language = 'en' } = script.dataset
  const { origin } = new URL(script.src, 'http://localhost')
  const as = siteNamedInQuery(location, origin)
  startWithPage(script, () => startWidget({ key, language, origin, as }, { page: document }))
}

const ownScript = document.currentScript
if (ownScript instanceof HTMLScriptElement) runScript(ownScript)
