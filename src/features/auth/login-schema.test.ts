import { expect, test } from 'vitest'
import { LoginForm } from './login-schema.ts'

const messagesOf = (form: unknown) =>
  LoginForm.safeParse(form).error?.issues.map(({ path, message }) => [path[0], message])

test('the address is trimmed, the password is not', () => {
  expect(LoginForm.parse({ email: ' a@b.az ', password: ' x ' })).toEqual({
    email: 'a@b.az',
    password: ' x ',
  })
})

test('an empty form reports each required field and nothing else', () => {
  expect(messagesOf({ email: '  ', password: '' })).toEqual([
    ['email', 'required'],
    ['password', 'required'],
  ])
})

test.each(['a', 'a@', '@b.az', 'a b@c.az', `${'a'.repeat(250)}@b.az`])('"%s" is not an address', (email) => {
  expect(messagesOf({ email, password: 'x' })).toEqual([['email', 'email']])
})
