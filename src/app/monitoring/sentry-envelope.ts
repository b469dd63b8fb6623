import { newId } from '#src/rules/new-id.ts'
import type { ErrorReport, Report, VitalReport } from './report.ts'

/** Id of a span; an event's id has 32 digits. */
const spanId = () => newId().slice(0, 16)

/** Asks the collector not to store the sender's IP address. */
const SDK = { name: 'avaz', version: '1', settings: { infer_ip: 'never' } }

const exceptionOf = ({ name, message, stack }: ErrorReport) => ({
  type: name,
  value: message,
  // Outermost call first.
  stacktrace: {
    frames: stack
      .map(({ file, line, column }) => ({
        filename: `app://${file}`,
        lineno: line,
        colno: column,
        in_app: true,
      }))
      .reverse(),
  },
})

const measurementsOf = ({ name, value }: VitalReport) => ({
  [name.toLowerCase()]: { value, unit: name === 'CLS' ? '' : 'millisecond' },
})

/** The content of a report: an event for an error, a page load with one measurement for the speed. */
function payloadOf(report: Report, seconds: number) {
  const shared = { timestamp: seconds, platform: 'javascript', transaction: report.route, sdk: SDK }
  if (report.kind === 'error') {
    const { locale } = report
    return { ...shared, level: 'error', tags: { locale }, exception: { values: [exceptionOf(report)] } }
  }
  const { locale, rating } = report
  return {
    ...shared,
    type: 'transaction',
    start_timestamp: seconds,
    tags: { locale, rating },
    measurements: measurementsOf(report),
    contexts: { trace: { trace_id: newId(), span_id: spanId(), op: 'pageload' } },
  }
}

/** A report in Sentry's envelope format: https://develop.sentry.dev/sdk/foundations/envelopes/ */
export function envelopeOf(report: Report): string {
  const event_id = newId()
  const now = new Date()
  const item = { type: report.kind === 'error' ? 'event' : 'transaction' }
  const payload = { event_id, ...payloadOf(report, now.getTime() / 1000) }
  return [{ event_id, sent_at: now.toISOString() }, item, payload]
    .map((line) => JSON.stringify(line))
    .join('\n')
}
