import { zodResolver } from '@hookform/resolvers/zod'
import { request } from '#src/api/request.ts'
import { login } from '#src/contract/customer.ts'
import { rememberCustomer } from '#src/session/customer-id.ts'
import { LoginForm } from './login-schema.ts'

/** Schemas of login, its own and the contract's. Loaded once the user enters the form. */

export const checkLogin = zodResolver(LoginForm)

export async function logIn(values: LoginForm, captcha: string | undefined) {
  const answer = await request(login, { body: { ...values, captcha } })
  rememberCustomer(answer.customer.id)
  return answer
}
