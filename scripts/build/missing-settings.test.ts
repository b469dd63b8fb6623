import { expect, test } from 'vitest'
import { warningsFor } from './missing-settings.ts'

const payments = { VITE_PAYMENT_HOSTS: 'pay.bank.example' }
const captcha = { VITE_CAPTCHA_PROVIDER: 'altcha', VITE_CAPTCHA_URL: '/captcha' }

test('a build with a payment page and a captcha prints no warning', () => {
  expect(warningsFor({ ...payments, ...captcha })).toEqual([])
  expect(warningsFor({ VITE_PAYMENT_PAGE: '/pay', ...captcha })).toEqual([])
})

test.each([
  ['payments', 'VITE_PAYMENT_HOSTS', captcha],
  ['payments by an empty setting', 'VITE_PAYMENT_HOSTS', { ...captcha, VITE_PAYMENT_HOSTS: ' , ' }],
  ['a captcha', 'VITE_CAPTCHA_PROVIDER', payments],
  ['a captcha by its setting', 'VITE_CAPTCHA_PROVIDER', { ...payments, VITE_CAPTCHA_PROVIDER: 'none' }],
])('a build without %s warns about it and names the setting', (_, name, settings) => {
  expect(warningsFor(settings)).toEqual([expect.stringContaining(name)])
})

test('a wrong setting ends the build', () => {
  expect(() => warningsFor({ VITE_PAYMENT_HOSTS: 'https://x' })).toThrow('VITE_PAYMENT_HOSTS')
})
