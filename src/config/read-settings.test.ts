import { expect, test } from 'vitest'
import { readSettings } from './read-settings.ts'

test('without settings the API is /api, the brand is Avaz, and there is neither captcha nor payment page', () => {
  expect(readSettings({})).toEqual({
    apiBase: '/api',
    apiTimeZone: 'UTC',
    brandName: 'Avaz',
    captcha: { provider: 'none' },
    payment: { hosts: [] },
  })
})

test.each([
  ['/v2/', '/v2'],
  ['https://api.example.com/api', 'https://api.example.com/api'],
])('the base %s is read as %s', (value, apiBase) => {
  expect(readSettings({ VITE_API_BASE: value }).apiBase).toBe(apiBase)
})

test.each(['api', '//evil.example', 'javascript:alert(1)', 'https://a.example/?x=1', 'ftp://a.example'])(
  'the base %s stops the build',
  (value) => expect(() => readSettings({ VITE_API_BASE: value })).toThrow('VITE_API_BASE'),
)

test('an empty brand stops the build', () => {
  expect(() => readSettings({ VITE_BRAND_NAME: ' ' })).toThrow('VITE_BRAND_NAME')
})
