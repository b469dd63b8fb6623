import { type PaymentOutcome, settlePayment } from '#mocks/features/billing/settle-payment.ts'
import type { PaymentRow } from '#mocks/kernel/rows/payment-rows.ts'
import type { CustomerClient } from './customer-client.ts'

export const paymentIn = (url: string) => new URL(url).searchParams.get('id') ?? ''

export async function startDeposit(client: CustomerClient, amount: string, code?: string): Promise<string> {
  const { url } = await client.post<{ url: string }>('/customer/balance/deposit', { amount, code })
  return paymentIn(url)
}

/** Ends a payment, as the payment page does. */
export const settle = ({ world }: CustomerClient, id: string, outcome: PaymentOutcome): Promise<PaymentRow> =>
  world.write((tx) => settlePayment(tx, id, outcome))

export async function balanceOf(client: CustomerClient): Promise<string> {
  const { balance } = await client.get<{ balance: { amount: string } }>('/customer/balance')
  return balance.amount
}
