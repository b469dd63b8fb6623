import { useQuery } from '@tanstack/react-query'
import { env } from '#src/config/env.ts'
import { takesPayments } from '#src/config/payment-settings.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { buttonStyles } from '#src/ui/button-styles.ts'
import { Modal } from '#src/ui/modal.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { Sums } from '#src/ui/sums.tsx'
import { billingQueries } from './billing-queries.ts'
import { TopUpFields } from './top-up-fields.tsx'
import { UnfinishedPaymentNotice } from './unfinished-payment-notice.tsx'
import { useBalanceModalAddress } from './use-balance-modal-address.ts'
import { useTopUp } from './use-top-up.ts'
import { useUnfinishedPayment } from './use-unfinished-payment.ts'

/** Shown in a build without a payment page, instead of a form that would lead nowhere. */
function NoPaymentsModal() {
  const { t } = useTranslation(['billing', 'common'])
  const { close } = useBalanceModalAddress()
  const closeLabel = t('common:actions.close')
  return (
    <Modal
      isOpen
      onClose={close}
      title={t('topUp.title')}
      closeLabel={closeLabel}
      size="narrow"
      actions={<Button onClick={close}>{closeLabel}</Button>}
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
      closeLabel={t('common:actions.close')}
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
