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
import { localeFromPathname } from './config/locales.ts'
import { i18n, startI18n } from './i18n/i18n.ts'
import './styles.css'

/** True only in the sandbox build; a literal, so that every other build drops the branch. */
declare const __SANDBOX__: boolean

function setDocumentLanguage() {
  document.documentElement.lang = i18n.language
  document.documentElement.dir = i18n.dir()
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
  tellSessionEnd()
  const renderedAt = renderedAhead(root)
  const screen = preloadFirstScreen(location.pathname)
  const history = UNSAFE_createBrowserHistory({ v5Compat: true })
  let shown: Root | undefined
  if (__SANDBOX__) {
    // Checked first: where storage is refused, the code of the backend cannot even be loaded.
    const { missingText, whatIsMissing } = await import('#mocks/runtime/missing.ts')
    const startOver = async () => {
      const [{ startSandbox }, { sandboxApp }] = await Promise.all([
        import('#mocks/runtime/browser.ts'),
        import('./app/sandbox-app.tsx'),
      ])
      return startSandbox(sandboxApp(history, () => shown))
    }
    const missing = whatIsMissing() ?? (await startOver())
    if (missing) return showStartFailure(root, missingText(missing, localeFromPathname(location.pathname)))
  }
  i18n.on('languageChanged', setDocumentLanguage)
  const options = { onCaughtError: reportCaughtError }
  const app = <App history={history} renderedAt={renderedAt} />
  if (renderedAt === undefined) {
    await startI18n(localeFromPathname(location.pathname))
    shown = createRoot(root, options)
    shown.render(app)
  } else {
    // Until its code and texts are there the page stays as it is.
    await Promise.all([startI18n(localeFromPathname(location.pathname), screen?.namespaces), screen?.load()])
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
