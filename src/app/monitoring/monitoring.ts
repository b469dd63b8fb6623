import type { MonitoringSettings } from '#src/config/monitoring-settings.ts'
import { FAULT } from '#src/lib/faults.ts'

const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 0)

/** Random number from 0 up to 1, exclusive. */
const randomShare = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32

/**
 * Reports uncaught errors and the page's speed to one address. The sending code is lazy: it loads with the first error,
 * and for the speed when the page is idle.
 */
export function startMonitoring(settings: MonitoringSettings) {
  if (randomShare() >= settings.share) return
  const reporter = () => import('./reporter.ts')
  const tell = (error: unknown) => {
    const { pathname } = location
    // A failed report must not cause another report.
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
