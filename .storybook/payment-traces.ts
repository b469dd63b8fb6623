import { keepBegunPayment } from '#src/features/billing/begun-payment.ts'
import { forgetInterruptedAction, keepInterruptedAction } from '#src/features/billing/interrupted-action.ts'

const forget = () => sessionStorage.clear()

export function leavesPayment(amount: string): () => void {
  const url = `${location.origin}/sandbox/payment.html?id=story`
  keepBegunPayment({ amount, url, begunAtMs: Date.now() })
  return forget
}

export function leavesAction(price: number): () => void {
  const place = { slug: 'text-to-speech', projectId: 14 } as const
  keepInterruptedAction({ ...place, scope: 'all', price, isConfirmed: false })
  return () => forgetInterruptedAction(place)
}
