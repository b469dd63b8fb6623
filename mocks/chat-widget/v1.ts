import { pretendedSite, startWithPage } from '#mocks/features/embed/start-with-page.ts'
import { startWidget } from './start-widget.ts'

function runScript(script: HTMLScriptElement): void {
  const { key = '', language = 'en' } = script.dataset
  const { origin } = new URL(script.src, 'http://localhost')
  const as = pretendedSite(location, origin)
  startWithPage(script, () => startWidget({ key, language, origin, as }, { page: document }))
}

const script = document.currentScript
if (script instanceof HTMLScriptElement) runScript(script)
