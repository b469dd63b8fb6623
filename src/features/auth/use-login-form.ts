import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '#src/api/api-error.ts'
import { applyFieldErrors } from '#src/api/form-errors.ts'
import { SessionCookieError } from '#src/session/session-cookie.ts'
import { LoginForm } from './login-schema.ts'
import { startSession, useLogin } from './session-mutations.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

const TOO_MANY_REQUESTS = 429

/** What the server says about the attempt as a whole, the same for an unknown address and a wrong password. */
function refusalOf(error: unknown) {
  return error instanceof ApiError && (error.status ?? 500) < 500 ? error.serverMessage : undefined
}

/** State and behaviour of the login form; what was typed is kept through every failure. */
export function useLoginForm() {
  const form = useForm({ resolver: zodResolver(LoginForm), defaultValues: { email: '', password: '' } })
  const { mutate, isPending, isError } = useLogin()
  const [retryAtMs, setRetryAtMs] = useState<number>()
  const [cookieError, setCookieError] = useState<SessionCookieError>()
  const waitSeconds = useSecondsLeft(retryAtMs)

  const showFailure = (error: unknown) => {
    if (error instanceof ApiError && error.status === TOO_MANY_REQUESTS && error.retryAfterMs) {
      setRetryAtMs(Date.now() + error.retryAfterMs)
      return
    }
    if (applyFieldErrors(error, ['email', 'password'], form.setError)) return
    const message = refusalOf(error)
    if (message !== undefined) form.setError('password', { type: 'server', message })
  }

  const keepSession = (token: string) => {
    try {
      startSession(token)
    } catch (error) {
      if (!(error instanceof SessionCookieError)) throw error
      setCookieError(error)
    }
  }

  const submit = form.handleSubmit((values) => {
    if (isPending || waitSeconds > 0) return
    setCookieError(undefined)
    mutate(values, { onSuccess: (data) => keepSession(data.access_token), onError: showFailure })
  })

  // The form was disabled while it was under way, and a disabled field takes no focus: so only now.
  useEffect(() => {
    if (isError && !isPending) form.setFocus(form.getFieldState('email').error ? 'email' : 'password')
  }, [isError, isPending, form])

  return { form, submit, isPending, waitSeconds, cookieError }
}
