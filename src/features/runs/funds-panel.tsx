import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { InsufficientFunds as Shortage } from '#src/contract/billing.ts'
import { InsufficientFunds } from '#src/features/billing/balance/insufficient-funds.tsx'
import { billingQueries } from '#src/features/billing/billing-queries.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { qepikOf } from '#src/rules/money.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'

interface FundsPanelProps {
  shortage: Shortage
  /** Stores the interrupted action, because a top-up may start anywhere while this panel is shown. */
  keepForLater: () => void
  onRetry: () => void
  onClose: () => void
  /** Label of the button once the balance covers the price. */
  label: ((price: string) => string) | undefined
}

/** Detects money added since by another tab or device. A balance from before the error is ignored. */
function useIsCovered({ required }: Shortage) {
  const [sinceMs] = useState(Date.now)
  const { data = 0, dataUpdatedAt } = useQuery({ ...billingQueries.balance(), enabled: false })
  return dataUpdatedAt > sinceMs && data >= qepikOf(required)
}

export function FundsPanel({ shortage, keepForLater, onRetry, onClose, label }: FundsPanelProps) {
  const { t } = useTranslation(['billing-balance', 'runs', 'common'])
  const heading = useRef<HTMLHeadingElement>(null)
  const opener = useRef<Element>(null)
  const isCovered = useIsCovered(shortage)
  const { money } = useFormat()
  const { required } = shortage
  const price = money(qepikOf(required))
  const begin = useEffectEvent(() => {
    opener.current ??= document.activeElement
    heading.current?.focus()
    keepForLater()
  })
  function close() {
    if (opener.current instanceof HTMLElement) opener.current.focus()
    onClose()
  }
  // Depends on the amount, because the shortage is a new object on each keystroke.
  useEffect(() => {
    if (required) begin()
  }, [required])
  return (
    <div className="my-3 flex max-w-field flex-col gap-3 rounded-md border border-line bg-raised p-4">
      <div className="flex items-center justify-between gap-2">
        <h2 ref={heading} tabIndex={-1} className="text-16 font-strong">
          {t(isCovered ? 'resume.title' : 'funds.title')}
        </h2>
        <IconButton
          label={t('common:actions.close')}
          icon={<X size={16} aria-hidden />}
          size="small"
          onClick={close}
        />
      </div>
      {isCovered ? <p>{t('resume.text')}</p> : <InsufficientFunds shortage={shortage} />}
      {isCovered ? (
        <Button variant="primary" onClick={onRetry}>
          {label?.(price) ?? t('resume.action', { price })}
        </Button>
      ) : (
        <Button onClick={onRetry}>{t('runs:retry')}</Button>
      )}
    </div>
  )
}
