import {
  forgetInterruptedAction,
  saveInterruptedAction,
} from '#src/features/billing/balance/interrupted-action.ts'
import { saveUnfinishedPayment } from '#src/features/billing/payment/unfinished-payment.ts'

const clearSessionStorage = () => sessionStorage.clear()

export function leavesPayment(amount: string): () => void {
  const url = `${location.origin}/sandbox/payment.html?id=story`
  saveUnfinishedPayment({ amount, url, begunAtMs: Date.now() })
  return clearSessionStorage
}

export function leavesAction(price: number): () => void {
  const place = { slug: 'text-to-speech', projectId: 14 } as const
  saveInterruptedAction({ ...place, scope: 'all', price, isConfirmed: false })
  return () => forgetInterruptedAction(place)
}
