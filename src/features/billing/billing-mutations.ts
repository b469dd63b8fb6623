import { useMutation } from '@tanstack/react-query'
import { request, requestAnswer } from '#src/api/request.ts'
import { checkPromoCode, deposit } from '#src/contract/billing.ts'
import type { BodyOf } from '#src/contract/endpoint.ts'

interface Abortable {
  readonly signal: AbortSignal
}

export type Deposit = BodyOf<typeof deposit>

export const useStartDeposit = () =>
  useMutation({
    mutationFn: ({ body, signal }: Abortable & { body: Deposit }) => request(deposit, { body }, signal),
    meta: { ownFields: ['amount', 'code'] },
  })

export const useCheckPromoCode = () =>
  useMutation({
    mutationFn: ({ code, signal }: Abortable & { code: string }) =>
      requestAnswer(checkPromoCode, { query: { code } }, signal),
    meta: { ownFields: ['code'] },
  })
