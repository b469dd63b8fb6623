import { keepBegunPayment } from '#src/features/billing/begun-payment.ts'
import { type InterruptedAction, keepInterruptedAction } from '#src/features/billing/interrupted-action.ts'

const forget = () => sessionStorage.clear()

export function leavesPayment(amount: string): () => void {
  const url = `${location.origin}/sandbox/payment.html?id=story`
  keepBegunPayment({ amount, url, begunAtMs: Date.now() })
  return forget
}

export function leavesAction(price: number): () => void {
  const action: InterruptedAction = {
    slug: 'text-to-speech',
    projectId: 14,
    scope: 'all',
    price,
    isConfirmed: false,
  }
  keepInterruptedAction(action)
  return forget
}
