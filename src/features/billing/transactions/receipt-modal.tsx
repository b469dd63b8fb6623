import { Printer } from 'lucide-react'
import { env } from '#src/config/env.ts'
import type { Transaction } from '#src/contract/billing.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { buttonStyles } from '#src/ui/button-styles.ts'
import { Modal } from '#src/ui/modal.tsx'
import { checkPaymentUrl } from '../payment/check-payment-url.ts'
import { CompanyFields } from './company-fields.tsx'
import { Receipt, type ReceiptCustomer } from './receipt.tsx'

interface ReceiptModalProps {
  transaction: Transaction
  customer: ReceiptCustomer | undefined
  onClose: () => void
}

function bankReceiptUrl({ receipt_url }: Transaction) {
  if (!receipt_url) return undefined
  const isPath = receipt_url.startsWith('/') && !receipt_url.startsWith('//')
  return checkPaymentUrl(isPath ? location.origin + receipt_url : receipt_url, env.payment)
}

export function ReceiptModal({ transaction, customer, onClose }: ReceiptModalProps) {
  const { t } = useTranslation('billing')
  const bankUrl = bankReceiptUrl(transaction)
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('receipt.title')}
      size="narrow"
      actions={
        <>
          {bankUrl !== undefined && (
            <a href={bankUrl} target="_blank" rel="noreferrer" className={buttonStyles('secondary')}>
              {t('receipt.bank')}
            </a>
          )}
          <Button variant="primary" icon={<Printer size={16} aria-hidden />} onClick={() => print()}>
            {t('receipt.print')}
          </Button>
        </>
      }
    >
      <Receipt transaction={transaction} customer={customer} />
      <CompanyFields />
    </Modal>
  )
}
