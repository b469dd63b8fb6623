import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import {
  forgetInterruptedAction,
  saveInterruptedAction,
} from '#src/features/billing/balance/interrupted-action.ts'
import { billingQueries } from '#src/features/billing/billing-queries.ts'
import { RunPanels } from '#src/features/runs/run-panels.tsx'
import { useResume } from '#src/features/runs/use-resume.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { moneyOf } from '#src/rules/money.ts'
import { SLUG } from './create-draft.ts'
import { lacksFunds } from './recording-queue.ts'
import type { CreateForm } from './use-create-form.ts'

/** Amount missing from the balance for a sum, both in qəpik; undefined if it is enough or unknown. */
function useShortage(required: number) {
  const { data: balance } = useQuery({ ...billingQueries.balance(), enabled: false })
  return useMemo(() => {
    if (balance === undefined || required <= balance) return undefined
    return { required: moneyOf(required), available: moneyOf(balance), missing: moneyOf(required - balance) }
  }, [balance, required])
}

interface QueueFundsProps {
  form: CreateForm
  /** Called when the panel appears and disappears: it has the primary button while it is shown. */
  onShown: (isShown: boolean) => void
}

/**
 * Total needed by several recordings that wait for money. They are drafts on the server: after a top-up the form
 * shows them again and continues at the confirmed price.
 */
export function QueueFunds({ form, onShown }: QueueFundsProps) {
  const { t } = useTranslation('create')
  const [dismissed, setDismissed] = useState<number>()
  const waiting = form.draft.recordings.filter(lacksFunds)
  const price = waiting.reduce(
    (sum, { state }) => sum + (state.kind === 'waiting' ? (state.price ?? 0) : 0),
    0,
  )
  const missing = useShortage(price)
  const resume = useResume({
    slug: SLUG,
    projectId: undefined,
    priceOf: () => price,
    isPending: form.isSending,
    start: () => void form.resume(),
  })
  const isShown = missing !== undefined && !form.isSending && dismissed !== price
  const shortage = isShown
    ? {
        missing,
        price,
        retry: () => void form.submit(),
        keepForLater: () => saveInterruptedAction({ slug: SLUG, scope: 'all', price, isConfirmed: false }),
        dismiss() {
          setDismissed(price)
          forgetInterruptedAction({ slug: SLUG, projectId: undefined })
        },
      }
    : undefined
  const hasPanel = shortage !== undefined || resume !== undefined
  useEffect(() => {
    onShown(hasPanel)
    return () => onShown(false)
  }, [hasPanel, onShown])
  if (!hasPanel) return null
  return (
    <RunPanels
      run={{ shortage, resume }}
      resumeLabel={(price) => t('actionFor', { action: t('action.start'), price })}
    />
  )
}
