import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { InsufficientFunds as Shortage } from '#src/contract/billing.ts'
import { InsufficientFunds } from '#src/features/billing/insufficient-funds.tsx'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'

interface FundsPanelProps {
  shortage: Shortage
  onTopUp: () => void
  onRetry: () => void
  onClose: () => void
}

export function FundsPanel({ shortage, onTopUp, onRetry, onClose }: FundsPanelProps) {
  const { t } = useTranslation(['runs', 'common'])
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (shortage) heading.current?.focus()
  }, [shortage])
  return (
    <div className="my-3 flex max-w-field flex-col gap-3 rounded-md border border-line bg-raised p-4">
      <div className="flex items-center justify-between gap-2">
        <h2 ref={heading} tabIndex={-1} className="text-16 font-strong">
          {t('funds.title')}
        </h2>
        <IconButton
          label={t('common:actions.close')}
          icon={<X size={16} aria-hidden />}
          size="small"
          onClick={onClose}
        />
      </div>
      <InsufficientFunds shortage={shortage} onTopUp={onTopUp} />
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  )
}
