import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { UNSAFE_createBrowserHistory } from 'react-router'
import { App } from './app/app.tsx'
import { watchChunkErrors } from './app/chunk-reload.ts'
import { renderedAhead } from './app/rendered-ahead.ts'
import { reportCaughtError } from './app/report-caught-error.ts'
import { preloadFirstScreen } from './app/router/preload-first-screen.ts'
import { tellSessionEnd } from './app/router/session-notice.ts'
import { showStartFailure } from './app/show-start-failure.ts'
import { applyTheme } from './app/theme/theme.ts'
import { env } from './config/env.ts'
import { type Locale, localeFromPathname } from './config/locales.ts'
import { i18n, startI18n } from './i18n/i18n.ts'
import type { RouterHistory } from './routing/locale-router.tsx'
import './styles.css'

/** True only in the sandbox build; a literal, so that every other build drops the branch. */
declare const __SANDBOX__: boolean

function setDocumentLanguage() {
  document.documentElement.lang = i18n.language
  document.documentElement.dir = i18n.dir()
}

/** Only the sandbox may lie in a folder of its host. */
async function historyHere() {
  const history = UNSAFE_createBrowserHistory({ v5Compat: true })
  if (!__SANDBOX__ || import.meta.env.BASE_URL === '/') return history
  const { basedHistory } = await import('./routing/based-history.ts')
  return basedHistory(history, import.meta.env.BASE_URL.slice(0, -1))
}

/** Starts the sandbox. @returns what the customer is told where the browser does not let it */
async function startBackend(history: RouterHistory, locale: Locale, rootNow: () => Root | undefined) {
  // Checked first: where storage is refused, the code of the backend cannot even be loaded.
  const [{ missingText, whatIsMissing }, { tellProgress }] = await Promise.all([
    import('#mocks/runtime/missing.ts'),
    import('#mocks/runtime/start-progress.ts'),
  ])
  const missing = whatIsMissing()
  if (missing) return missingText(missing, locale)
  tellProgress(0.2, locale)
  const [{ startSandbox }, { sandboxApp }] = await Promise.all([
    import('#mocks/runtime/browser.ts'),
    import('./app/sandbox-app.tsx'),
  ])
  tellProgress(0.5)
  const refused = await startSandbox(sandboxApp(history, rootNow))
  return refused && missingText(refused, locale)
}

async function start(root: HTMLElement) {
  const { monitoring } = env
  // What fails before it is loaded stays unreported.
  if (monitoring)
    import('./app/monitoring/monitoring.ts').then(
      ({ startMonitoring }) => startMonitoring(monitoring),
      () => {},
    )
  watchChunkErrors()
  applyTheme()
  const history = await historyHere()
  tellSessionEnd(history.location.pathname)
  const renderedAt = renderedAhead(root)
  const screen = preloadFirstScreen(history.location.pathname)
  let shown: Root | undefined
  const locale = localeFromPathname(history.location.pathname)
  if (__SANDBOX__) {
    const missing = await startBackend(history, locale, () => shown)
    if (missing !== undefined) return showStartFailure(root, missing)
  }
  i18n.on('languageChanged', setDocumentLanguage)
  const options = { onCaughtError: reportCaughtError }
  const app = <App history={history} renderedAt={renderedAt} />
  if (renderedAt === undefined) {
    await startI18n(locale)
    shown = createRoot(root, options)
    shown.render(app)
  } else {
    // Until its code and texts are there the page stays as it is.
    await Promise.all([startI18n(locale, screen?.namespaces), screen?.load()])
    shown = hydrateRoot(root, app, options)
  }
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element #root')
// Not awaited: chunks that start() imports import from this one, and would wait for it as it waits for them.
start(root).catch((error: unknown) => {
  showStartFailure(root)
  reportError(error)
})
