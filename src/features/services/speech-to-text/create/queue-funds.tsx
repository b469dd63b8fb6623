import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { moneyOf } from '#src/contract/price.ts'
import { billingQueries } from '#src/features/billing/billing-queries.ts'
import { FundsPanel } from '#src/features/billing/funds-panel.tsx'
import type { CreateForm } from './use-create-form.ts'

const nothing = () => {}

/**
 * What several recordings that wait for money need together. They are drafts on the server: after topping up the
 * form is here again with them, and one press goes on.
 */
export function QueueFunds({ form }: { form: CreateForm }) {
  const { data: balance } = useQuery({ ...billingQueries.balance(), enabled: false })
  const [dismissed, setDismissed] = useState<number>()
  const required = form.draft.recordings.reduce(
    (sum, { state }) => (state.kind === 'waiting' && state.why === 'funds' ? sum + state.price : sum),
    0,
  )
  const shortage = useMemo(() => {
    if (balance === undefined || required <= balance) return undefined
    return {
      required: moneyOf(required),
      available: moneyOf(balance),
      missing: moneyOf(required - balance),
    }
  }, [balance, required])
  if (!shortage || form.isSending || dismissed === required) return null
  return (
    <FundsPanel
      shortage={shortage}
      onTopUp={nothing}
      onRetry={() => void form.submit()}
      onClose={() => setDismissed(required)}
    />
  )
}
