import { expect, test } from 'vitest'
import { checkPaymentUrl } from './check-payment-url.ts'

const ORIGIN = 'https://avaz.example'
const settings = { hosts: ['pay.bank.example', 'xn--pple-43d.example'], page: '/sandbox/payment.html' }
const check = (url: string, origin = ORIGIN) => checkPaymentUrl(url, settings, origin)

test.each([
  ['https://pay.bank.example/p/1?id=2#x', 'https://pay.bank.example/p/1?id=2#x'],
  ['https://pay.bank.example', 'https://pay.bank.example/'],
  ['https://pay.bank.example:443/p', 'https://pay.bank.example/p'],
  ['HTTPS://PAY.bank.example/p', 'https://pay.bank.example/p'],
  ['https://pay.bank.example?to=//evil.example', 'https://pay.bank.example/?to=//evil.example'],
  ['https://pay.bank.example/@evil.example', 'https://pay.bank.example/@evil.example'],
  ['https://avaz.example/sandbox/payment.html?id=a', 'https://avaz.example/sandbox/payment.html?id=a'],
  ['https://xn--pple-43d.example/p', 'https://xn--pple-43d.example/p'],
])('the address %s is accepted as a payment page', (url, href) => {
  expect(check(url)).toBe(href)
})

test("the app's own page may be served over http if the app is", () => {
  const url = 'http://localhost:4173/sandbox/payment.html?id=a'
  expect(check(url, 'http://localhost:4173')).toBe(url)
})

test.each([
  '',
  ' ',
  '/',
  '/sandbox/payment.html?id=a',
  'pay.bank.example/p',
  '//pay.bank.example/p',
  '///pay.bank.example/p',
  'https:pay.bank.example/p',
  'https:/pay.bank.example/p',
  'https:///pay.bank.example/p',
  'http://pay.bank.example/p',
  'ftp://pay.bank.example/p',
  'wss://pay.bank.example/p',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'javascript://pay.bank.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://pay.bank.example/1',
  'filesystem:https://pay.bank.example/1',
  'view-source:https://pay.bank.example/',
  'about:blank',
  'file:///etc/passwd',
  'https://evil.example/p',
  'https://evil.example/?https://pay.bank.example/',
  'https://evil.example#https://pay.bank.example/',
  'https://pay.bank.example.evil.example/p',
  'https://evilpay.bank.example/p',
  'https://bank.example/p',
  'https://a.pay.bank.example/p',
  'https://pay.bank.example@evil.example/p',
  'https://pay.bank.example:443@evil.example/p',
  'https://user@pay.bank.example/p',
  'https://user:word@pay.bank.example/p',
  'https://:@pay.bank.example/p',
  'https://@pay.bank.example/p',
  'https://pay.bank.example:8443/p',
  'https://pay.bank.example:80/p',
  'https://pay.bank.example:/p',
  'https://pay.bank.example:0443/p',
  'https://pay.bank.example./p',
  'https://pay.bank.example../p',
  'https://.pay.bank.example/p',
  'https://pay%2Ebank.example/p',
  'https://%70ay.bank.example/p',
  'https://pay.bank.example%00.evil.example/p',
  'https://pay.bank.example%2f.evil.example/p',
  'https://pay.bank。example/p',
  'https://ｐａｙ.bank.example/p',
  'https://pаy.bank.example/p',
  'https://pay.bänk.example/p',
  'https://аpple.example/p',
  'https://pay.bank.example\\@evil.example/p',
  'https:\\\\pay.bank.example\\p',
  'https://evil.example\\.pay.bank.example/p',
  'https://pay.bank.example/\n',
  'https://pay.bank\t.example/p',
  'https://pay.bank.example\u0000/p',
  'https://pay.bank.example/\u202Egpj.exe',
  'https://pay.\u00ADbank.example/p',
  'https://pay.\u200Bbank.example/p',
  'https://[::1]/p',
  'https://127.0.0.1/p',
  'https://2130706433/p',
  'https://localhost/p',
  'https://avaz.example/',
  'https://avaz.example/sandbox/payment.html/../../profile',
  'https://avaz.example/sandbox/payment.htmlx',
  'https://avaz.example/sandbox/%70ayment.html',
  'https://avaz.example/x/../sandbox/payment.html',
  'https://user@avaz.example/sandbox/payment.html',
  'http://avaz.example/sandbox/payment.html',
  'https://avaz.example:8443/sandbox/payment.html',
  'https://evil.example/sandbox/payment.html',
  `https://pay.bank.example/${'a'.repeat(2_048)}`,
])('the payment address %j is rejected', (url) => {
  expect(check(url)).toBeUndefined()
})

test('without a configured page or host, every address is rejected', () => {
  const none = { hosts: [], page: undefined }
  for (const url of ['https://pay.bank.example/p', `${ORIGIN}/sandbox/payment.html`, `${ORIGIN}/undefined`]) {
    expect(checkPaymentUrl(url, none, ORIGIN)).toBeUndefined()
  }
})
