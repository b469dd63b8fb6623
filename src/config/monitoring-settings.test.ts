import { expect, test } from 'vitest'
import { readMonitoring } from './monitoring-settings.ts'

test('without an address nothing is reported, whatever share is set', () => {
  expect(readMonitoring({})).toBeUndefined()
  expect(readMonitoring({ VITE_ERROR_ENDPOINT: '', VITE_ERROR_SHARE: '0.5' })).toBeUndefined()
})

test.each(['/errors', 'https://errors.example/api/1?key=a'])(
  '%s is told of every visit, or a share',
  (url) => {
    expect(readMonitoring({ VITE_ERROR_ENDPOINT: url })).toEqual({ endpoint: url, share: 1 })
    expect(readMonitoring({ VITE_ERROR_ENDPOINT: url, VITE_ERROR_SHARE: '0.25' })).toEqual({
      endpoint: url,
      share: 0.25,
    })
  },
)

test.each(['errors', '//evil.example', '/\\evil.example', 'http://plain.example', 'javascript:1'])(
  'the address "%s" stops the build',
  (url) => expect(() => readMonitoring({ VITE_ERROR_ENDPOINT: url })).toThrow('VITE_ERROR_ENDPOINT'),
)

test.each(['0', '-1', '1.1', 'half'])('the share "%s" stops the build', (share) =>
  expect(() => readMonitoring({ VITE_ERROR_ENDPOINT: '/errors', VITE_ERROR_SHARE: share })).toThrow(
    'VITE_ERROR_SHARE',
  ),
)
