import { createRoot } from 'react-dom/client'
import { UNSAFE_createBrowserHistory } from 'react-router'
import { App } from './app/app.tsx'
import { watchChunkErrors } from './app/chunk-reload.ts'
import { reportCaughtError } from './app/report-caught-error.ts'
import { preloadFirstScreen } from './app/router/preload-first-screen.ts'
import { showStartFailure } from './app/show-start-failure.ts'
import { applyTheme } from './app/theme.ts'
import { i18n, startI18n } from './i18n/i18n.ts'
import { localeFromPathname } from './i18n/locales.ts'
import './styles.css'

function setDocumentLanguage() {
  document.documentElement.lang = i18n.language
  document.documentElement.dir = i18n.dir()
}

async function start(root: HTMLElement) {
  watchChunkErrors()
  applyTheme()
  preloadFirstScreen(location.pathname)
  if (__SANDBOX__) {
    const { startSandbox } = await import('#mocks/runtime/browser.ts')
    await startSandbox()
  }
  i18n.on('languageChanged', setDocumentLanguage)
  await startI18n(localeFromPathname(location.pathname))
  createRoot(root, { onCaughtError: reportCaughtError }).render(
    <App history={UNSAFE_createBrowserHistory({ v5Compat: true })} />,
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element #root')
// Not awaited: chunks that start() imports import from this one, and would wait for it as it waits for them.
start(root).catch((error: unknown) => {
  showStartFailure(root)
  reportError(error)
})
