import type { MonitoringSettings } from '#src/config/monitoring-settings.ts'
import { FAULT } from '#src/lib/faults.ts'

const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 0)

/** From 0 up to 1. */
const chance = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32

/**
 * Reports errors that nobody caught, and how fast the page was, to one address. The code that sends is loaded with
 * the first error, and for the page's speed once the page is idle.
 */
export function startMonitoring(settings: MonitoringSettings) {
  if (chance() >= settings.share) return
  const reporter = () => import('./reporter.ts')
  const tell = (error: unknown) => {
    const { pathname } = location
    // A report that fails must not become the next report.
    reporter().then(
      ({ sendError }) => sendError(settings, error, pathname),
      () => {},
    )
  }
  for (const kind of ['error', FAULT] as const) {
    addEventListener(kind, (event) => {
      if (event instanceof ErrorEvent && event.error) tell(event.error)
    })
  }
  addEventListener('unhandledrejection', ({ reason }) => tell(reason))
  whenIdle(() => {
    Promise.all([import('./watch-vitals.ts'), reporter()]).then(
      ([{ watchVitals }, { sendVital }]) =>
        watchVitals((vital) => sendVital(settings, vital, location.pathname)),
      () => {},
    )
  })
}
