import { expect, test } from 'vitest'
import { readCaptcha } from './captcha-settings.ts'

test('without settings there is no captcha', () => {
  expect(readCaptcha({})).toEqual({ provider: 'none' })
  expect(readCaptcha({ VITE_CAPTCHA_PROVIDER: '' })).toEqual({ provider: 'none' })
})

test.each(['/captcha/challenge', 'https://captcha.example/v1/challenge?key=1'])(
  'an altcha build requests its challenges from %s',
  (url) => {
    const settings = readCaptcha({ VITE_CAPTCHA_PROVIDER: 'altcha', VITE_CAPTCHA_URL: url })
    expect(settings).toEqual({ provider: 'altcha', challengeUrl: url })
  },
)

test('turnstile needs its site key', () => {
  const source = { VITE_CAPTCHA_PROVIDER: 'turnstile', VITE_CAPTCHA_SITE_KEY: '0x4AAA-b_c' }
  expect(readCaptcha(source)).toEqual({ provider: 'turnstile', siteKey: '0x4AAA-b_c' })
  expect(() => readCaptcha({ VITE_CAPTCHA_PROVIDER: 'turnstile' })).toThrow('VITE_CAPTCHA_SITE_KEY')
})

test.each([
  undefined,
  '',
  'captcha',
  '//evil.example',
  '/\\evil.example',
  'http://plain.example',
  'javascript:1',
])('the altcha address "%s" stops the start', (url) =>
  expect(() => readCaptcha({ VITE_CAPTCHA_PROVIDER: 'altcha', VITE_CAPTCHA_URL: url })).toThrow(
    'VITE_CAPTCHA_URL',
  ),
)

test('an unknown provider stops the start', () => {
  expect(() => readCaptcha({ VITE_CAPTCHA_PROVIDER: 'recaptcha' })).toThrow('VITE_CAPTCHA_PROVIDER')
})
