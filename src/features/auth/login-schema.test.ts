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

test('an empty form says of each field that it is required, and nothing more', () => {
  expect(messagesOf({ email: '  ', password: '' })).toEqual([
    ['email', 'required'],
    ['password', 'required'],
  ])
})

test.each(['a', 'a@', '@b.az', 'a b@c.az', `${'a'.repeat(250)}@b.az`])('"%s" is no address', (email) => {
  expect(messagesOf({ email, password: 'x' })).toEqual([['email', 'email']])
})
