import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { balanceModalLocation } from '#src/features/billing/balance-modal-location.ts'
import { billingQueries } from '#src/features/billing/billing-queries.ts'
import { forgetInterruptedAction, keepInterruptedAction } from '#src/features/billing/interrupted-action.ts'
import { RunPanels } from '#src/features/runs/run-panels.tsx'
import { useResume } from '#src/features/runs/use-resume.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { OPENED_HERE } from '#src/routing/opened-here.ts'
import { moneyOf, qepikOf } from '#src/rules/money.ts'
import { textLinkStyles } from '#src/ui/link-styles.ts'
import { Notice } from '#src/ui/notice.tsx'
import { SLUG } from './create-mutations.ts'
import { isShort } from './recording-queue.ts'
import type { CreateForm } from './use-create-form.ts'

/** What the balance lacks for a sum, both in qəpik; undefined where it covers it or is not known. */
function useShortage(required: number) {
  const { data: balance } = useQuery({ ...billingQueries.balance(), enabled: false })
  return useMemo(() => {
    if (balance === undefined || required <= balance) return undefined
    return { required: moneyOf(required), available: moneyOf(balance), missing: moneyOf(required - balance) }
  }, [balance, required])
}

function ShortNotice({ form }: { form: CreateForm }) {
  const { t } = useTranslation('speech-to-text')
  const { money } = useFormat()
  const location = useLocation()
  const shortage = useShortage(form.isSending ? 0 : (form.price ?? 0))
  if (!shortage) return null
  const { required, available, missing } = shortage
  const amount = (text: string) => money(qepikOf(text))
  return (
    <Notice tone="warn" title={t('create.short.title', { missing: amount(missing) })}>
      <p>{t('create.short.text', { required: amount(required), available: amount(available) })}</p>
      {form.isPage && (
        <LocalizedLink
          to={balanceModalLocation(location, { missing })}
          state={OPENED_HERE}
          className={textLinkStyles}
        >
          {t('create.short.topUp')}
        </LocalizedLink>
      )}
    </Notice>
  )
}

/**
 * What several recordings that wait for money need together. They are drafts on the server: after topping up the
 * form is here again with them, and they go on at the price that was said.
 */
export function QueueFunds({ form }: { form: CreateForm }) {
  const { t } = useTranslation('speech-to-text')
  const [dismissed, setDismissed] = useState<number>()
  const waiting = form.draft.recordings.filter(isShort)
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
        keepForLater: () => keepInterruptedAction({ slug: SLUG, scope: 'all', price, isConfirmed: false }),
        dismiss() {
          setDismissed(price)
          forgetInterruptedAction({ slug: SLUG, projectId: undefined })
        },
      }
    : undefined
  if (!shortage && !resume && waiting.length === 0) return <ShortNotice form={form} />
  return (
    <RunPanels
      run={{ shortage, resume }}
      resumeLabel={(money) => t('create.submit', { count: waiting.length, price: money })}
    />
  )
}
