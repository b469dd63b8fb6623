import { useContext, useState } from 'react'
import { ApiError } from '#src/api/api-error.ts'
import { CallFailureContext } from '#src/api/call-failure.ts'
import { MAX_RETRY_AFTER_MS } from '#src/api/call-limits.ts'
import { request } from '#src/api/request.ts'
import { verifyEmail } from '#src/contract/customer.ts'
import { RESEND_AFTER_S } from '#src/rules/limits.ts'
import { CaptchaUnavailableError } from './captcha/captcha-session.ts'
import type { Captcha } from './captcha/use-captcha.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

const inSeconds = (seconds: number) => Date.now() + Math.min(seconds * 1000, MAX_RETRY_AFTER_MS)

export function useResendCode(
  email: string,
  afterSeconds: number,
  captcha: Pick<Captcha, 'solve' | 'reset'>,
) {
  const [nextAtMs, setNextAtMs] = useState(() => (afterSeconds > 0 ? inSeconds(afterSeconds) : undefined))
  const [progress, setProgress] = useState<'none' | 'pending' | 'sent'>('none')
  const reportFailure = useContext(CallFailureContext)
  const send = async () => {
    setProgress('pending')
    try {
      const token = await captcha.solve()
      const { resend_after = RESEND_AFTER_S } = await request(verifyEmail, {
        body: { email, captcha: token },
      })
      setNextAtMs(inSeconds(resend_after))
      setProgress('sent')
    } catch (error) {
      setProgress('none')
      if (error instanceof ApiError && error.retryAfterMs) setNextAtMs(Date.now() + error.retryAfterMs)
      // The captcha shows its own failure.
      if (!(error instanceof CaptchaUnavailableError))
        reportFailure(error instanceof Error ? error : new Error(String(error)))
    } finally {
      // Every response uses up a solution.
      captcha.reset('idle')
    }
  }
  return {
    send,
    isPending: progress === 'pending',
    hasSent: progress === 'sent',
    secondsLeft: useSecondsLeft(nextAtMs),
  }
}
