import { zodResolver } from '@hookform/resolvers/zod'
import { request } from '#src/api/request.ts'
import { login } from '#src/contract/customer.ts'
import { rememberCustomer } from '#src/session/customer-id.ts'
import { LoginForm } from './login-schema.ts'

/** What the login form needs of schemas, its own and the contract's; it comes once somebody enters the form. */

export const checkLogin = zodResolver(LoginForm)

/** Logs in; whoever does so is known by the time the session begins. */
export async function logIn(values: LoginForm, captcha: string | undefined) {
  const answer = await request(login, { body: { ...values, captcha } })
  rememberCustomer(answer.customer.id)
  return answer
}
