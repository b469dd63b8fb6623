import { localeFromPathname } from '#src/config/locales.ts'
import type { MonitoringSettings } from '#src/config/monitoring-settings.ts'
import { messageWithoutPersonalData } from '#src/lib/message-without-personal-data.ts'
import type { Place, Report } from './report.ts'
import { envelopeOf } from './sentry-envelope.ts'
import { errorNameOf, framesOf, routeOf } from './without-personal-data.ts'

/** A broken page may fail many times a second; the first errors are enough to find the cause. */
const MAX_REPORTS = 20
const MAX_FRAMES = 20

const sentReports = new Set<string>()

const placeOf = (pathname: string): Place => ({
  route: routeOf(pathname),
  locale: localeFromPathname(pathname),
})

/** Sends a report by POST, as JSON or as a Sentry envelope. Sends equal reports once, and at most 20 per visit. */
function sendReport({ endpoint, format }: MonitoringSettings, report: Report) {
  const text = JSON.stringify(report)
  if (sentReports.has(text) || sentReports.size >= MAX_REPORTS) return
  sentReports.add(text)
  // Plain text makes a simple request, which needs no preflight; keepalive lets it outlive the page.
  fetch(endpoint, {
    method: 'POST',
    body: format === 'sentry' ? envelopeOf(report) : text,
    headers: { 'content-type': 'text/plain' },
    credentials: 'omit',
    keepalive: true,
  }).catch(() => {})
}

/** Reports an error and its location, without personal data. */
export function sendError(settings: MonitoringSettings, error: unknown, pathname: string) {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  sendReport(settings, {
    kind: 'error',
    name: errorNameOf(name),
    message: messageWithoutPersonalData(message),
    stack: framesOf(stack).slice(0, MAX_FRAMES),
    ...placeOf(pathname),
  })
}

interface Vital {
  readonly name: string
  readonly value: number
  readonly rating: string
}

/** Reports one measure of the page's speed. */
export function sendVital(settings: MonitoringSettings, { name, value, rating }: Vital, pathname: string) {
  const rounded = Math.round(value * 1000) / 1000
  sendReport(settings, { kind: 'vital', name, value: rounded, rating, ...placeOf(pathname) })
}
