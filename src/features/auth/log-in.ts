import { zodResolver } from '@hookform/resolvers/zod'
import { request } from '#src/api/request.ts'
import { login } from '#src/contract/customer.ts'
import { LoginForm } from './login-schema.ts'

/** What the login form needs of schemas, its own and the contract's; it comes once somebody enters the form. */

export const checkLogin = zodResolver(LoginForm)

export function logIn(values: LoginForm, captcha: string | undefined) {
  return request(login, { body: { ...values, captcha } })
}
