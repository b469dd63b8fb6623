import { useEffect, useRef, useState } from 'react'
import { env } from '#src/config/env.ts'
import { serverAheadMs } from '#src/lib/server-ahead.ts'
import { type Deposit, useStartDeposit } from './billing-mutations.ts'
import { checkPaymentUrl } from './check-payment-url.ts'
import { saveUnfinishedPayment } from './unfinished-payment.ts'
import { useLeavePage } from './use-leave-page.ts'

class PaymentUrlError extends Error {
  override name = 'PaymentUrlError'
}

interface DepositOptions {
  onLeave: () => void
  onRefused: (error: Error) => void
  /** The browser did not leave the page, or came back to it, and the payment may be unfinished. */
  onStay: () => void
}

/**
 * Starts a card payment and opens its page. Only one at a time, however often it is called; if the modal
 * closes meanwhile, the browser stays.
 */
export function useDeposit({ onLeave, onRefused, onStay }: DepositOptions) {
  const [isRefusedUrl, setIsRefusedUrl] = useState(false)
  const underWay = useRef<AbortController>(undefined)
  const { isLeaving, leave } = useLeavePage(() => {
    underWay.current = undefined
    onStay()
  })
  useEffect(() => () => underWay.current?.abort(), [])
  const { mutateAsync, isPending } = useStartDeposit()

  const go = (body: Deposit, answered: string) => {
    const url = checkPaymentUrl(answered, env.payment)
    if (url === undefined) throw new PaymentUrlError()
    onLeave()
    saveUnfinishedPayment({ ...body, url, begunAtMs: Date.now(), aheadMs: serverAheadMs() })
    leave(url)
  }

  const start = async (body: Deposit) => {
    if (underWay.current) return
    const controller = new AbortController()
    underWay.current = controller
    setIsRefusedUrl(false)
    try {
      const { url } = await mutateAsync({ body, signal: controller.signal })
      if (!controller.signal.aborted) go(body, url)
    } catch (error) {
      underWay.current = undefined
      if (error instanceof PaymentUrlError) setIsRefusedUrl(true)
      else if (error instanceof Error) onRefused(error)
    }
  }
  return { start, isPending: isPending || isLeaving, isRefusedUrl }
}
