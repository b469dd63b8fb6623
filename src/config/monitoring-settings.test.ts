import { expect, test } from 'vitest'
import { readMonitoring } from './monitoring-settings.ts'

test('without an address nothing is reported, whatever share is set', () => {
  expect(readMonitoring({})).toBeUndefined()
  expect(readMonitoring({ VITE_ERROR_ENDPOINT: '', VITE_ERROR_SHARE: '0.5' })).toBeUndefined()
})

test.each(['/errors', 'https://errors.example/api/1?key=a'])(
  'reports to %s come from every visit or from a share',
  (url) => {
    const told = { endpoint: url, format: 'json' }
    expect(readMonitoring({ VITE_ERROR_ENDPOINT: url })).toEqual({ ...told, share: 1 })
    expect(readMonitoring({ VITE_ERROR_ENDPOINT: url, VITE_ERROR_SHARE: '0.25' })).toEqual({
      ...told,
      share: 0.25,
    })
  },
)

test.each([
  ['https://abc123@o1.ingest.example/42', 'https://o1.ingest.example/api/42/envelope/'],
  ['https://abc123@own.example:8443/errors/7', 'https://own.example:8443/errors/api/7/envelope/'],
])('the DSN %s sends envelopes to %s', (dsn, address) =>
  expect(readMonitoring({ VITE_ERROR_ENDPOINT: dsn })).toEqual({
    endpoint: `${address}?sentry_version=7&sentry_key=abc123`,
    format: 'sentry',
    share: 1,
  }),
)

test.each([
  ...['errors', '//evil.example', '/\\evil.example', 'http://plain.example', 'javascript:1'],
  ...['http://key@plain.example/1', 'https://key@no-project.example', 'https://a:b@host.example/1'],
])('the address "%s" stops the build', (url) =>
  expect(() => readMonitoring({ VITE_ERROR_ENDPOINT: url })).toThrow('VITE_ERROR_ENDPOINT'),
)

test.each(['0', '-1', '1.1', 'half'])('the share "%s" stops the build', (share) =>
  expect(() => readMonitoring({ VITE_ERROR_ENDPOINT: '/errors', VITE_ERROR_SHARE: share })).toThrow(
    'VITE_ERROR_SHARE',
  ),
)
