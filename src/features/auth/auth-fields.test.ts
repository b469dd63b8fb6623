import { expect, test } from 'vitest'
import { CodeField } from './auth-fields.ts'
import { ChangePasswordForm, ResetPasswordForm } from './password-schemas.ts'
import { RegisterForm } from './register-schema.ts'

const messagesOf = (schema: Pick<typeof RegisterForm, 'safeParse'>, form: unknown) =>
  schema.safeParse(form).error?.issues.map(({ path, message }) => [path[0], message])

test('an empty form reports each required field and nothing else', () => {
  expect(messagesOf(RegisterForm, { name: ' ', email: '', password: '' })).toEqual([
    ['name', 'required'],
    ['email', 'required'],
    ['password', 'required'],
  ])
})

test('a password needs 8 characters and nothing else; its spaces are kept', () => {
  expect(ResetPasswordForm.safeParse({ password: '1234567' }).error?.issues[0]?.message).toBe('passwordShort')
  expect(ResetPasswordForm.parse({ password: '        ' })).toEqual({ password: '        ' })
  expect(ResetPasswordForm.safeParse({ password: 'x'.repeat(201) }).error?.issues[0]?.message).toBe(
    'passwordLong',
  )
})

test('the current password may be of any length', () => {
  expect(ChangePasswordForm.safeParse({ current_password: 'x', password: 'x y z 1 2' }).success).toBe(true)
})

test('a name is trimmed and has 2 to 80 characters', () => {
  const rest = { email: 'a@b.az', password: '12345678' }
  expect(RegisterForm.parse({ ...rest, name: ' Əli ' }).name).toBe('Əli')
  for (const name of ['Ə', 'x'.repeat(81)]) {
    expect(messagesOf(RegisterForm, { ...rest, name })).toEqual([['name', 'name']])
  }
})

test.each(['', '12345', '1234567', '12a456', '١٢٣٤٥٦'])('"%s" is not a code', (code) => {
  expect(CodeField.safeParse(code).error?.issues[0]?.message).toBe('code')
})
