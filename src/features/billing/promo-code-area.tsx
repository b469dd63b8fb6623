import { ChevronDown, ChevronUp, TicketPercent } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { PROMO_CODE_MAX } from '#src/contract/limits.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { Sums } from '#src/ui/sums.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import type { TopUp } from './use-top-up.ts'
import { useTopUpMessage } from './use-top-up-message.ts'

function PromoCodeField({ form, promo, deposit }: TopUp) {
  const { t } = useTranslation(['billing', 'common'])
  const messageOf = useTopUpMessage()
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => field.current?.querySelector('input')?.focus(), [])
  const { isChecking, bonus } = promo
  const applyOnEnter = (event: KeyboardEvent) => {
    // Enter in this field applies the code instead of sending the payment.
    if (event.key !== 'Enter') return
    event.preventDefault()
    promo.apply()
  }
  return (
    <div ref={field} className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          {...form.register('code')}
          label={t('promo.code')}
          error={messageOf(form.formState.errors.code)}
          maxLength={PROMO_CODE_MAX}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          readOnly={isChecking || bonus !== undefined || deposit.isPending}
          onKeyDown={applyOnEnter}
        />
      </div>
      {!bonus && (
        <div className="beside-field mt-6">
          <Button
            isPending={isChecking}
            pendingLabel={t('promo.checking')}
            disabled={deposit.isPending}
            onClick={promo.apply}
          >
            {t('common:actions.apply')}
          </Button>
        </div>
      )}
    </div>
  )
}

export function PromoCodeArea({ topUp }: { topUp: TopUp }) {
  const { t } = useTranslation('billing')
  const id = useId()
  const { promo, deposit } = topUp
  const Chevron = promo.isOpen ? ChevronUp : ChevronDown
  return (
    <div className="border-t border-line pt-2">
      <div className="-ms-3">
        <Button
          variant="quiet"
          icon={<TicketPercent size={16} aria-hidden />}
          aria-expanded={promo.isOpen}
          aria-controls={promo.isOpen ? id : undefined}
          disabled={deposit.isPending}
          onClick={promo.isOpen ? promo.close : promo.open}
        >
          {promo.isOpen ? t('promo.close') : t('promo.open')}
          <Chevron size={16} aria-hidden />
        </Button>
      </div>
      {promo.isOpen && (
        <div id={id} className="pt-2">
          <PromoCodeField {...topUp} />
        </div>
      )}
      <p role="status" className={promo.bonus ? 'mt-1 text-13 text-success' : 'sr-only'}>
        <Sums text={promo.announcement} />
      </p>
    </div>
  )
}
