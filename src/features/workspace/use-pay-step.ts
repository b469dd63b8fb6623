import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { saveInterruptedAction } from '#src/features/billing/balance/interrupted-action.ts'
import { balanceModalLocation } from '#src/features/billing/balance-modal-location.ts'
import { billingQueries } from '#src/features/billing/billing-queries.ts'
import { useReopen } from '#src/features/runs/runs-mutations.ts'
import type { Run } from '#src/features/runs/use-run.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { OPENED_FROM_PAGE } from '#src/routing/opened-from-page.ts'
import { TOP_UP_MIN_QEPIK } from '#src/rules/limits.ts'
import { moneyOf } from '#src/rules/money.ts'
import type { FootStep } from './workspace-foot.tsx'

/** The balance after paying a price, in qəpik, and the missing amount. */
export function useBalanceAfter(price: number | undefined) {
  const { data: balance } = useQuery({ ...billingQueries.balance(), enabled: false })
  const after = price === undefined || balance === undefined ? undefined : balance - price
  return { after, missing: Math.max(0, -(after ?? 0)) }
}

/**
 * Pays or withdraws a quote. If money is missing, paying opens the top-up with that amount; the payment is
 * offered again once the money has arrived.
 */
export function usePayStep(run: Run): { pay: FootStep; back: FootStep } {
  const { t } = useTranslation('runs')
  const { money } = useFormat()
  const location = useLocation()
  const navigate = useNavigate()
  const reopen = useReopen(run.target)
  const { quoted, isPending, isUnsure, canStart } = run
  const { missing } = useBalanceAfter(quoted)
  const { slug, id: projectId } = run.target.project
  function topUp() {
    saveInterruptedAction({ slug, projectId, scope: 'all', price: quoted ?? 0, isConfirmed: false })
    void navigate(balanceModalLocation(location, { missing: moneyOf(missing) }), { state: OPENED_FROM_PAGE })
  }
  const isShort = missing > 0
  return {
    pay: {
      label: isShort
        ? t('quote.topUp', { amount: money(Math.max(missing, TOP_UP_MIN_QEPIK)) })
        : t('quote.pay', { price: money(quoted) }),
      isPending,
      pendingLabel: t('quote.paying'),
      isDisabled: isUnsure,
      onPress: isShort ? topUp : () => void run.start({ scope: 'all', price: quoted }),
    },
    back: {
      label: t('quote.back'),
      isPending: reopen.isPending,
      isDisabled: !canStart,
      onPress: () => reopen.mutate(),
    },
  }
}
