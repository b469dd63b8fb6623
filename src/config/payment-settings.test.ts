import { expect, test } from 'vitest'
import { readPayment } from './payment-settings.ts'

test('without settings no payment page is trusted', () => {
  expect(readPayment({})).toEqual({ hosts: [], page: undefined })
})

test('hosts are separated by commas, and an own page is a path', () => {
  const source = {
    VITE_PAYMENT_HOSTS: ' pay.bank.example, xn--80ak6aa92e.example ,',
    VITE_PAYMENT_PAGE: '/pay',
  }
  expect(readPayment(source)).toEqual({ hosts: ['pay.bank.example', 'xn--80ak6aa92e.example'], page: '/pay' })
})

test.each([
  'https://pay.bank.example',
  'pay.bank.example/x',
  'pay.bank.example:8443',
  'pay.bank.example.',
  '*.bank.example',
  'Pay.bank.example',
  'localhost',
  'user@bank.example',
])('the host %s stops the start', (VITE_PAYMENT_HOSTS) => {
  expect(() => readPayment({ VITE_PAYMENT_HOSTS })).toThrow('VITE_PAYMENT_HOSTS')
})

test.each(['pay', '//evil.example', '/', '/a b', '/a?b', 'https://evil.example/'])(
  'the page %s stops the start',
  (VITE_PAYMENT_PAGE) => expect(() => readPayment({ VITE_PAYMENT_PAGE })).toThrow('VITE_PAYMENT_PAGE'),
)
