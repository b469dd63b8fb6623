import { useContext, useEffect, useRef, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError, type Refusals, refusalsOf } from '#src/api/api-error.ts'
import { CallFailureContext } from '#src/api/call-failure.ts'
import { applyFieldErrors, errorsOutsideForm } from '#src/api/form-errors.ts'
import type { Captcha } from './captcha/use-captcha.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

const TOO_MANY_REQUESTS = 429
const CAPTCHA_FIELD = 'captcha'
const CAPTCHA_EXPIRED = 'captcha_expired'

interface AuthFormOptions<Values extends FieldValues, Data> {
  form: UseFormReturn<Values>
  /** Fields in their order on the page: the first with an error gets the focus. */
  fields: readonly FieldPath<Values>[]
  captcha?: Captcha
  /** Sends the form without a solution if there is none. */
  isCaptchaOptional?: boolean
  send: (values: Values, captcha: string | undefined) => Promise<Data>
  onDone: (data: Data, values: Values) => void
  onRefused?: (error: ApiError) => void
}

/** Applies an error about the captcha to its state. Every response uses up a solution. */
function resetCaptcha(captcha: Captcha | undefined, error: unknown) {
  if (!captcha) return undefined
  const message = error instanceof ApiError ? error.fieldErrors[CAPTCHA_FIELD] : undefined
  const isExpired = error instanceof ApiError && error.code === CAPTCHA_EXPIRED
  captcha.reset(isExpired ? 'expired' : message === undefined ? 'idle' : 'invalid')
  return message
}

/** A disabled field cannot take the focus, so this waits until the form is enabled again. */
function useFocusAfter(isPending: boolean) {
  const focus = useRef<() => void>(undefined)
  useEffect(() => {
    if (isPending) return
    focus.current?.()
    focus.current = undefined
  }, [isPending])
  return focus
}

/**
 * Sends a guest's form: one request at a time, with a fresh captcha. Fields with errors show them and take the
 * focus; after a 429 the form waits as long as the server asks. The input survives every failure.
 */
export function useAuthForm<Values extends FieldValues, Data>(options: AuthFormOptions<Values, Data>) {
  const { form, fields, captcha, send, onDone, onRefused } = options
  const reportFailure = useContext(CallFailureContext)
  const [isPending, setIsPending] = useState(false)
  const [retryAtMs, setRetryAtMs] = useState<number>()
  const [captchaError, setCaptchaError] = useState<string>()
  const [refusals, setRefusals] = useState<Refusals>({})
  const waitSeconds = useSecondsLeft(retryAtMs)
  const isUnderWay = useRef(false)
  const focusAfter = useFocusAfter(isPending)

  const showFailure = (error: Error) => {
    setCaptchaError(resetCaptcha(captcha, error))
    const shown = captcha?.isConfigured ? [...fields, CAPTCHA_FIELD] : fields
    setRefusals(errorsOutsideForm(refusalsOf(error), shown))
    if (!(error instanceof ApiError)) return reportFailure(error)
    if (error.status === TOO_MANY_REQUESTS && error.retryAfterMs)
      setRetryAtMs(Date.now() + error.retryAfterMs)
    else if (!applyFieldErrors(error, fields, form.setError)) onRefused?.(error)
    const beside = fields.map((field) => form.getFieldState(field).error?.message)
    reportFailure(error, { isSaidByField: beside.includes(error.serverMessage ?? '') })
    const refused = fields.find((field) => form.getFieldState(field).error)
    if (refused !== undefined) focusAfter.current = () => form.setFocus(refused)
  }

  const attempt = async (values: Values) => {
    const token = await (options.isCaptchaOptional ? captcha?.trySolve() : captcha?.solve().catch(() => null))
    if (token === null) return
    const answer = await send(values, token).then((data) => ({ data }), showFailure)
    if (answer) onDone(answer.data, values)
  }

  const submit = form.handleSubmit(async (values) => {
    if (isUnderWay.current || waitSeconds > 0) return
    const { activeElement } = document
    focusAfter.current = () => activeElement instanceof HTMLElement && activeElement.focus()
    isUnderWay.current = true
    setIsPending(true)
    setCaptchaError(undefined)
    setRefusals({})
    await attempt(values)
    isUnderWay.current = false
    setIsPending(false)
  })

  return { submit, isPending, waitSeconds, captchaError, refusals }
}
