import { expect, test } from 'vitest'
import { hideInHeaders, hideInText } from './hide-credentials.ts'

test.each([
  ['a password', '{"email":"a@b.az","password":"gizli \\" söz"}', '{"email":"a@b.az","password":"…"}'],
  ['a token without a password', '{"access_token":"abc.def"}', '{"access_token":"…"}'],
  ['a text that ends within a password', '{"new_password":"giz', '{"new_password":"…"'],
  ['a part of a form', 'captcha_token=abc\nname=Leyla', 'captcha_token=…\nname=Leyla'],
  ['a text about other things', '{"name":"Parol"}', '{"name":"Parol"}'],
])('%s is hidden, and the rest stays', (_name, text, hidden) => {
  expect(hideInText(text)).toBe(hidden)
})

test('a code from a mail is hidden in its call only', () => {
  expect(hideInText('{"code":"482913"}', 'verifyEmail')).toBe('{"code":"…"}')
  expect(hideInText('{"code":"YAZ25"}', 'checkPromoCode')).toBe('{"code":"YAZ25"}')
})

test('headers keep the scheme of a token, but not the token', () => {
  const headers = { Authorization: 'Bearer abc', Cookie: 'session=1', accept: 'application/json' }
  expect(hideInHeaders(headers)).toEqual({ Authorization: 'Bearer …', Cookie: '…', accept: headers.accept })
})
