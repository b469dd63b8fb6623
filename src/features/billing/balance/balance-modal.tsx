import { useQuery } from '@tanstack/react-query'
import { ChevronDown, TicketPercent } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { TOP_UP_STEP_QEPIK } from '#src/config/constants.ts'
import { env } from '#src/config/env.ts'
import { takesPayments } from '#src/config/payment-settings.ts'
import { PROMO_CODE_MAX } from '#src/contract/limits.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { TOP_UP_MAX_QEPIK, TOP_UP_MIN_QEPIK } from '#src/rules/limits.ts'
import { CURRENCY_SYMBOL, formatShortMoney, isSignBefore } from '#src/rules/money.ts'
import { Button } from '#src/ui/button.tsx'
import { buttonStyles } from '#src/ui/button-styles.ts'
import { Modal } from '#src/ui/modal.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { RefusalList } from '#src/ui/refusal-list.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { Sums, sumStyles } from '#src/ui/sums.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { useBalanceModalClosing } from '../balance-modal-location.ts'
import { billingQueries } from '../billing-queries.ts'
import { stepAmount, topUpCovering, typedAmount } from './top-up-schema.ts'
import { UnfinishedPaymentNotice, useUnfinishedPayment } from './unfinished-payment-notice.tsx'
import { useBalanceModalAddress } from './use-balance-modal-address.ts'
import { type TopUp, useTopUp } from './use-top-up.ts'
import { useTopUpMessage } from './use-top-up-message.ts'

const stepsByKey: Readonly<Record<string, number>> = {
  ArrowUp: TOP_UP_STEP_QEPIK,
  ArrowDown: -TOP_UP_STEP_QEPIK,
}

/**
 * The amount: numeric, with steps of 0.01 by the arrow keys [spec 2]. A text field, because number fields of
 * browsers reject either the comma or the point. A promo code locks it.
 */
function AmountField({ form, promo, deposit, qepik }: TopUp) {
  const { t } = useTranslation('billing')
  const { money } = useFormat()
  const locale = useLocale()
  const messageOf = useTopUpMessage()
  const isLocked = promo.bonus !== undefined
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    const size = stepsByKey[event.key]
    if (size === undefined || isLocked || deposit.isPending) return
    event.preventDefault()
    const next = stepAmount(event.currentTarget.value, size)
    form.setValue('amount', typedAmount(next, locale), { shouldValidate: form.formState.isSubmitted })
  }
  const range = { min: money(TOP_UP_MIN_QEPIK), max: money(TOP_UP_MAX_QEPIK) }
  return (
    <TextField
      {...form.register('amount')}
      label={t('topUp.amount')}
      hint={<Sums text={isLocked ? t('promo.locked') : t('topUp.range', range)} />}
      error={messageOf(form.formState.errors.amount)}
      prefix={isSignBefore(locale) ? CURRENCY_SYMBOL : undefined}
      suffix={isSignBefore(locale) ? undefined : CURRENCY_SYMBOL}
      isLarge
      role="spinbutton"
      inputMode="decimal"
      autoComplete="off"
      readOnly={isLocked || deposit.isPending}
      aria-required
      aria-valuemin={TOP_UP_MIN_QEPIK / 100}
      aria-valuemax={TOP_UP_MAX_QEPIK / 100}
      aria-valuenow={qepik === undefined ? undefined : qepik / 100}
      aria-valuetext={qepik === undefined ? undefined : t('topUp.spoken', { amount: money(qepik) })}
      onKeyDown={step}
    />
  )
}

const QUICK_QEPIK = [500, 1_000, 2_000, 5_000, 10_000, 20_000]

interface QuickAmountsProps {
  topUp: TopUp
  /** In qəpik; offered first if something is missing. */
  missing: number | undefined
}

function QuickAmounts({ topUp: { form, promo, deposit, qepik }, missing }: QuickAmountsProps) {
  const { t } = useTranslation('billing')
  const locale = useLocale()
  const first = missing === undefined ? [] : [topUpCovering(missing)]
  const amounts = [...first, ...QUICK_QEPIK.filter((amount) => !first.includes(amount))].slice(
    0,
    QUICK_QEPIK.length,
  )
  return (
    <fieldset
      aria-label={t('topUp.quick')}
      disabled={promo.bonus !== undefined || deposit.isPending}
      className="grid grid-cols-3 gap-2"
    >
      {amounts.map((amount) => (
        <Button
          key={amount}
          aria-pressed={amount === qepik}
          variant={amount === qepik ? 'chosen' : 'secondary'}
          onClick={() => form.setValue('amount', typedAmount(amount, locale), { shouldValidate: true })}
        >
          <span translate="no" className={`tabular ${sumStyles(formatShortMoney(amount, locale))}`}>
            {formatShortMoney(amount, locale)}
          </span>
        </Button>
      ))}
    </fieldset>
  )
}

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

function PromoCodeArea({ topUp }: { topUp: TopUp }) {
  const { t } = useTranslation('billing')
  const id = useId()
  const { promo, deposit } = topUp
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
          <ChevronDown size={16} aria-hidden className={promo.isOpen ? 'rotate-180' : undefined} />
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

interface TopUpFieldsProps {
  topUp: TopUp
  /** In qəpik. */
  missing: number | undefined
}

function TopUpFields({ topUp, missing }: TopUpFieldsProps) {
  const { t } = useTranslation('billing')
  const { money } = useFormat()
  return (
    <div className="flex flex-col gap-3">
      {missing !== undefined && (
        <p>
          <Sums text={t('topUp.missing', { amount: money(missing) })} />
        </p>
      )}
      <AmountField {...topUp} />
      <QuickAmounts topUp={topUp} missing={missing} />
      <PromoCodeArea topUp={topUp} />
      {topUp.deposit.isRefusedUrl && (
        <Notice tone="error" title={t('topUp.refused.title')}>
          {t('topUp.refused.text')}
        </Notice>
      )}
      <RefusalList refusals={topUp.refusals} />
      <p className="text-13 text-muted">{t('topUp.secure')}</p>
    </div>
  )
}

/** Shown in a build without a payment page, instead of a form that would lead nowhere. */
function NoPaymentsModal() {
  const { t } = useTranslation(['billing', 'common'])
  const close = useBalanceModalClosing()
  return (
    <Modal
      isOpen
      onClose={close}
      title={t('topUp.title')}
      size="narrow"
      actions={<Button onClick={close}>{t('common:actions.close')}</Button>}
    >
      <Notice tone="warn" title={t('topUp.notSetUp.title')}>
        {t('topUp.notSetUp.text')}
      </Notice>
    </Modal>
  )
}

export function BalanceModal() {
  return takesPayments(env.payment) ? <TopUpModal /> : <NoPaymentsModal />
}

/**
 * Tops up the balance while the address has `modal-open=balance` [spec 2]. Closing it in any way removes that
 * from the address and discards the input [spec 4]. Resumes an unfinished payment first.
 */
function TopUpModal() {
  const { t } = useTranslation(['billing', 'common'])
  const { money } = useFormat()
  const { close, page, missing, amount } = useBalanceModalAddress()
  const begun = useUnfinishedPayment()
  const topUp = useTopUp({ first: amount, page, onStay: begun.refresh })
  const { data: balance } = useQuery({ ...billingQueries.balance(), enabled: false })
  const { isPending } = topUp.deposit
  const confirmLabel =
    topUp.qepik === undefined ? t('topUp.confirmPlain') : t('topUp.confirm', { amount: money(topUp.qepik) })
  const formActions = (
    <>
      <Button onClick={close} disabled={isPending}>
        {t('common:actions.cancel')}
      </Button>
      <Button
        type="submit"
        variant="primary"
        isPending={topUp.isConfirming}
        pendingLabel={t('topUp.pending')}
      >
        {confirmLabel}
      </Button>
    </>
  )
  const begunActions = begun.payment && (
    <>
      <Button onClick={begun.forget}>{t('begun.another')}</Button>
      <a href={begun.payment.url} className={buttonStyles('primary')}>
        {t('begun.continue')}
      </a>
    </>
  )
  return (
    <Modal
      isOpen
      onClose={close}
      title={t('topUp.title')}
      description={
        balance === undefined ? undefined : <Sums text={t('topUp.available', { amount: money(balance) })} />
      }
      size="narrow"
      isDismissible={!isPending}
      onSubmit={topUp.submit}
      actions={begun.isChecking ? undefined : (begunActions ?? formActions)}
    >
      {begun.isChecking && <Skeleton shape="block" height={160} />}
      {!begun.isChecking && begun.payment && <UnfinishedPaymentNotice payment={begun.payment} />}
      {!begun.isChecking && !begun.payment && <TopUpFields topUp={topUp} missing={missing} />}
    </Modal>
  )
}
