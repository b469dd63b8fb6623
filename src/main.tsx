import { startTransition } from 'react'
import type { Root } from 'react-dom/client'
import { UNSAFE_createBrowserHistory } from 'react-router'
import { App } from './app/app.tsx'
import { watchChunkErrors } from './app/chunk-reload.ts'
import { focusPressed } from './app/focus-pressed.ts'
import { prerenderedPath } from './app/prerendered.ts'
import { refuseDrops } from './app/refuse-drops.ts'
import { reportCaughtError } from './app/report-caught-error.ts'
import { reportCallError } from './app/report-error.ts'
import { restartOnReturn } from './app/restart-on-return.ts'
import { preloadFirstScreen } from './app/router/preload-first-screen.ts'
import { reportSessionEnd } from './app/router/session-notice.ts'
import { showStartFailure } from './app/show-start-failure.ts'
import { applyTheme } from './app/theme/theme.ts'
import { surviveTranslation } from './app/translated-page.ts'
import { env } from './config/env.ts'
import { localeFromPathname } from './config/locales.ts'
import { i18n, startI18n } from './i18n/i18n.ts'
import type { RouterHistory } from './routing/guarded-history.ts'
import { nextTask } from './rules/next-task.ts'
import { readToken } from './session/session-cookie.ts'
import './styles.css'

/** True only in the sandbox build; a literal, so that every other build drops the branch. */
declare const __SANDBOX__: boolean
/** Whether this build reports errors; a literal too. */
declare const __MONITORED__: boolean

/** An installed app opens in the language in which the customer installed it, so each has a manifest. */
function setDocumentLanguage() {
  document.documentElement.lang = i18n.language
  const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
  if (manifest) manifest.href = manifest.dataset[i18n.language] ?? manifest.href
}

/** Only the sandbox may be in a folder of its host. */
async function createHistory() {
  const history = UNSAFE_createBrowserHistory({ v5Compat: true })
  if (!__SANDBOX__ || import.meta.env.BASE_URL === '/') return history
  const { basedHistory } = await import('./routing/based-history.ts')
  return basedHistory(history, import.meta.env.BASE_URL.slice(0, -1))
}

/**
 * Starts the sandbox and shows the app afterwards, or before if the app can wait for responses.
 * @returns a message for the customer if the browser cannot run the sandbox
 */
async function startOnSandbox(history: RouterHistory, show: () => Promise<Root>) {
  // Checked first, because the code of the backend cannot even load without storage.
  const { beforeBackend: before } = await import('#mocks/runtime/before-backend.ts')
  const locale = localeFromPathname(history.location.pathname)
  const missing = before.findMissingFeature()
  if (missing) return before.missingText(missing, locale)
  before.showStartProgress(0.2, locale)
  const started = Promise.withResolvers<void>()
  let shown: Root | undefined
  if (await before.canShowBeforeBackend(readToken())) {
    before.holdRequests(started.promise)
    before.moveStartProgressToFoot()
    shown = await show()
    await before.whenIdle()
  }
  try {
    const [{ startSandbox }, { sandboxApp }] = await Promise.all([
      import('#mocks/runtime/browser.ts'),
      import('./app/sandbox-app.tsx'),
    ])
    before.showStartProgress(0.5)
    const refused = await startSandbox(sandboxApp(history, () => shown))
    if (!refused) shown ??= await show()
    else shown?.unmount()
    return refused && before.missingText(refused, locale)
  } finally {
    started.resolve()
    before.removeStartProgress()
  }
}

/**
 * Runs in several tasks, react-dom in one of its own, because together they would block a slow phone for a sixth of a
 * second.
 */
async function startApp(root: HTMLElement) {
  const { monitoring } = env
  // Earlier errors are not reported.
  if (__MONITORED__ && monitoring)
    import('./app/monitoring/monitoring.ts').then(
      ({ startMonitoring }) => startMonitoring(monitoring),
      () => {},
    )
  watchChunkErrors((error) => reportCallError(error))
  surviveTranslation(document.body)
  focusPressed()
  refuseDrops()
  applyTheme()
  const history = await createHistory()
  reportSessionEnd(history.location.pathname)
  const renderedAt = prerenderedPath(root)
  const first = preloadFirstScreen(history.location.pathname)
  globalThis.cookiesAtBegin = undefined
  async function show() {
    const { createRoot, hydrateRoot } = await import('react-dom/client')
    await nextTask()
    i18n.on('languageChanged', setDocumentLanguage)
    const locale = localeFromPathname(history.location.pathname)
    const options = { onCaughtError: reportCaughtError }
    const app = <App history={history} renderedAt={renderedAt} />
    if (renderedAt === undefined) {
      await startI18n(locale)
      await first.untilWhole((error, meta) => reportCallError(error, meta))
      const shown = createRoot(root, options)
      // In slices, because the first pages are too much for one task of a slow phone.
      startTransition(() => shown.render(app))
      return shown
    }
    // The prerendered page stays unchanged until its code and texts have loaded.
    const [{ keepTypedFields }] = await Promise.all([
      import('./app/early-input.ts'),
      startI18n(locale, first.screen?.namespaces),
      first.screen?.load(),
    ])
    // If an extension or a translator has changed the page, React renders it again, with an empty form.
    return hydrateRoot(root, app, { ...options, onRecoverableError: keepTypedFields(root) })
  }
  if (!__SANDBOX__) return void (await show())
  const missing = await startOnSandbox(history, show)
  if (missing !== undefined) showStartFailure(root, missing)
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element #root')
const endRestarts = restartOnReturn()
// Not awaited, because chunks imported by start() import from this one, and both would wait for each other.
nextTask()
  .then(() => startApp(root))
  .then(endRestarts)
  .catch((error: unknown) => {
    showStartFailure(root)
    reportError(error)
  })
