import { expect, test } from 'vitest'
import { envelopeOf } from './sentry-envelope.ts'

const linesOf = (envelope: string) => envelope.split('\n').map((line) => JSON.parse(line))

const place = { route: '/services/dubbing/:id', locale: 'tr' } as const

test('an error becomes an event, with the innermost call last', () => {
  const stack = [
    { file: '/assets/inner.js', line: 1, column: 2 },
    { file: '/assets/outer.js', line: 3, column: 4 },
  ]
  const report = { kind: 'error', name: 'TypeError', message: 'x is null', stack, ...place } as const
  const [header, item, event, ...rest] = linesOf(envelopeOf(report))
  expect(rest).toEqual([])
  expect(header).toEqual({ event_id: expect.stringMatching(/^[0-9a-f]{32}$/), sent_at: expect.any(String) })
  expect(item).toEqual({ type: 'event' })
  expect(event).toMatchObject({
    event_id: header.event_id,
    platform: 'javascript',
    level: 'error',
    transaction: place.route,
    tags: { locale: 'tr' },
    sdk: { settings: { infer_ip: 'never' } },
    exception: { values: [{ type: 'TypeError', value: 'x is null' }] },
  })
  const { frames } = event.exception.values[0].stacktrace
  expect(frames.map(({ filename }: { filename: string }) => filename)).toEqual([
    'app:///assets/outer.js',
    'app:///assets/inner.js',
  ])
  expect(event).not.toHaveProperty('user')
})

test.each([
  ['LCP', 1234.5, 'millisecond'],
  ['CLS', 0.01, ''],
])('the page’s %s becomes a measurement of a page load', (name, value, unit) => {
  const [, item, transaction] = linesOf(envelopeOf({ kind: 'vital', name, value, rating: 'good', ...place }))
  expect(item).toEqual({ type: 'transaction' })
  expect(transaction).toMatchObject({
    type: 'transaction',
    transaction: place.route,
    tags: { locale: 'tr', rating: 'good' },
    measurements: { [name.toLowerCase()]: { value, unit } },
    contexts: { trace: { op: 'pageload', trace_id: expect.stringMatching(/^[0-9a-f]{32}$/) } },
  })
  expect(transaction.start_timestamp).toBe(transaction.timestamp)
})
