import { newId } from '#src/rules/new-id.ts'
import type { ErrorReport, Report, VitalReport } from './report.ts'

/** Of a span; that of an event has 32 digits. */
const spanId = () => newId().slice(0, 16)

/** Nothing asks the collector to keep where a report came from. */
const SDK = { name: 'avaz', version: '1', settings: { infer_ip: 'never' } }

const exceptionOf = ({ name, message, stack }: ErrorReport) => ({
  type: name,
  value: message,
  // The outermost call first.
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

const measuredBy = ({ name, value }: VitalReport) => ({
  [name.toLowerCase()]: { value, unit: name === 'CLS' ? '' : 'millisecond' },
})

/** What one item says of a report: an event for an error, a page load with one measurement for the page's speed. */
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
    measurements: measuredBy(report),
    contexts: { trace: { trace_id: newId(), span_id: spanId(), op: 'pageload' } },
  }
}

/** A report as Sentry and what speaks its protocol take it: https://develop.sentry.dev/sdk/foundations/envelopes/ */
export function envelopeOf(report: Report): string {
  const event_id = newId()
  const now = new Date()
  const item = { type: report.kind === 'error' ? 'event' : 'transaction' }
  const payload = { event_id, ...payloadOf(report, now.getTime() / 1000) }
  return [{ event_id, sent_at: now.toISOString() }, item, payload]
    .map((line) => JSON.stringify(line))
    .join('\n')
}
