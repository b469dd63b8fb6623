import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#src/api/api-error.ts'
import { request } from '#src/api/request.ts'
import { verifyEmail } from '#src/contract/customer.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

/** Between two codes, where the server does not say [decision 21]. */
const RESEND_AFTER_S = 60

const inSeconds = (seconds: number) => Date.now() + seconds * 1000

/**
 * Sends new codes, each a minute after the one before.
 * @param email Where to.
 * @param afterSeconds Until the first new one may be sent.
 */
export function useResendCode(email: string, afterSeconds: number) {
  const [nextAtMs, setNextAtMs] = useState(() => (afterSeconds > 0 ? inSeconds(afterSeconds) : undefined))
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => request(verifyEmail, { body: { email } }),
    onSuccess: ({ resend_after = RESEND_AFTER_S }) => setNextAtMs(inSeconds(resend_after)),
    onError: (error) => {
      if (error instanceof ApiError && error.retryAfterMs) setNextAtMs(Date.now() + error.retryAfterMs)
    },
  })
  return { send: () => mutate(), isPending, hasSent: isSuccess, secondsLeft: useSecondsLeft(nextAtMs) }
}
