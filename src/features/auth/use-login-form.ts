import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { ApiError } from '#src/api/api-error.ts'
import { request } from '#src/api/request.ts'
import { login } from '#src/contract/customer.ts'
import { SessionCookieError } from '#src/session/session-cookie.ts'
import { useCaptcha } from './captcha/use-captcha.ts'
import { LoginForm } from './login-schema.ts'
import { startSession } from './session-mutations.ts'
import { useAuthForm } from './use-auth-form.ts'

/**
 * State and behaviour of the login form. A captcha is asked for once the server wants one, after several wrong
 * passwords; customers who know theirs never see it.
 * @param email What the form begins with.
 */
export function useLoginForm(email = '') {
  const form = useForm({ resolver: zodResolver(LoginForm), defaultValues: { email, password: '' } })
  const captcha = useCaptcha()
  const [isCaptchaWanted, setIsCaptchaWanted] = useState(false)
  const [cookieError, setCookieError] = useState<SessionCookieError>()

  const keepSession = (token: string) => {
    try {
      startSession(token)
    } catch (error) {
      if (!(error instanceof SessionCookieError)) throw error
      setCookieError(error)
    }
  }

  const showRefusal = (error: ApiError) => {
    if (error.fieldErrors.captcha !== undefined) {
      captcha.start()
      return setIsCaptchaWanted(true)
    }
    // One message for the attempt as a whole, the same for an unknown address and a wrong password.
    if (error.serverMessage === undefined || (error.status ?? 500) >= 500) return
    form.setError('password', { type: 'server', message: error.serverMessage })
  }

  const { submit, ...state } = useAuthForm({
    form,
    fields: ['email', 'password'],
    ...(isCaptchaWanted ? { captcha } : {}),
    send: (values, token) => {
      setCookieError(undefined)
      return request(login, { body: { ...values, captcha: token } })
    },
    onDone: ({ access_token }) => keepSession(access_token),
    onRefused: showRefusal,
  })

  return { ...state, form, submit, cookieError, captcha: isCaptchaWanted ? captcha : undefined }
}
