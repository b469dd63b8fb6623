import { useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import type { ApiError } from '#src/api/api-error.ts'
import { SessionCookieError } from '#src/session/session-cookie.ts'
import { useCaptcha } from './captcha/use-captcha.ts'
import type { LoginForm } from './login-schema.ts'
import { type LoginAnswer, startSession } from './start-session.ts'
import { useAuthForm } from './use-auth-form.ts'

const loadLogIn = () => import('./log-in.ts')

/** Where the checks do not come, what is typed passes: sending it then says what is wrong. */
const check: Resolver<LoginForm> = async (values, context, options) => {
  const loaded = await loadLogIn().catch(() => undefined)
  return loaded ? loaded.checkLogin(values, context, options) : { values, errors: {} }
}

/**
 * Begun when the form is entered, so that it is there when the form is sent. A failure is left to whoever watches
 * over chunks: nothing has been typed yet that a reload would lose.
 */
const prepare = () => void loadLogIn()

/**
 * State and behaviour of the login form. A captcha is asked for once the server wants one, after several wrong
 * passwords; customers who know theirs never see it.
 * @param email What the form begins with.
 */
export function useLoginForm(email = '') {
  const form = useForm({ resolver: check, defaultValues: { email, password: '' } })
  const captcha = useCaptcha()
  const [isCaptchaWanted, setIsCaptchaWanted] = useState(false)
  const [cookieError, setCookieError] = useState<SessionCookieError>()

  const keepSession = (answer: LoginAnswer) => {
    try {
      startSession(answer)
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
    send: async (values, token) => {
      setCookieError(undefined)
      const { logIn } = await loadLogIn()
      return logIn(values, token)
    },
    onDone: keepSession,
    onRefused: showRefusal,
  })

  return {
    ...state,
    form,
    submit,
    cookieError,
    captcha: isCaptchaWanted ? captcha : undefined,
    onEnter: prepare,
  }
}
