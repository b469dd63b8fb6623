import { useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import type { ApiError } from '#src/api/api-error.ts'
import { announceFault } from '#src/lib/faults.ts'
import { SessionCookieError } from '#src/session/session-cookie.ts'
import { useCaptcha } from './captcha/use-captcha.ts'
import type { LoginForm } from './login-schema.ts'
import { type LoginAnswer, startSession } from './start-session.ts'
import { useAuthForm } from './use-auth-form.ts'

const loadLogIn = () => import('./log-in.ts')

/** If the validation cannot be loaded, the input passes and the server validates it. */
const validateLogin: Resolver<LoginForm> = async (values, context, options) => {
  const loaded = await loadLogIn().catch(() => undefined)
  return loaded ? loaded.checkLogin(values, context, options) : { values, errors: {} }
}

/**
 * Starts when the user enters the form, so that the code is ready on submit. After a failure the page is reloaded if it
 * may be, which would lose no input yet; otherwise submitting says so.
 */
const preloadLogIn = () => void loadLogIn().catch(announceFault)

/**
 * State and behaviour of the login form. The captcha is solved from the first attempt, and appears once the server
 * requires it, after several wrong passwords.
 * @param email Initial address.
 * @param begin Takes the response of a successful login.
 */
export function useLoginForm(email = '', begin: (answer: LoginAnswer) => void = startSession) {
  const form = useForm({ resolver: validateLogin, defaultValues: { email, password: '' } })
  const captcha = useCaptcha()
  const [isCaptchaWanted, setIsCaptchaWanted] = useState(false)
  const [cookieError, setCookieError] = useState<SessionCookieError>()

  const keepSession = (answer: LoginAnswer) => {
    try {
      begin(answer)
    } catch (error) {
      if (!(error instanceof SessionCookieError)) throw error
      setCookieError(error)
    }
  }

  const showRefusal = (error: ApiError) => {
    if (error.fieldErrors.captcha !== undefined) {
      // The refused solution was one that the customer has not seen: a new one is solved at once.
      if (!isCaptchaWanted) captcha.reset()
      captcha.start()
      return setIsCaptchaWanted(true)
    }
    // A single message for the whole attempt, the same for an unknown address and a wrong password.
    if (error.serverMessage === undefined || (error.status ?? 500) >= 500) return
    form.setError('password', { type: 'server', message: error.serverMessage })
  }

  const { submit, ...state } = useAuthForm({
    form,
    fields: ['email', 'password'],
    captcha,
    isCaptchaOptional: !isCaptchaWanted,
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
    captcha,
    isCaptchaHidden: !isCaptchaWanted,
    onEnter: preloadLogIn,
  }
}
