import { brandName } from '#mocks/catalog/brand.ts'
import { depositByNumber } from '#mocks/features/billing/deposit-by-number.ts'
import type { World } from '#mocks/world.ts'
import { Button } from '#src/ui/button.tsx'
import { Money } from '#src/ui/money.tsx'
import { usePageLanguage } from './page-language.ts'
import { PaymentDetails } from './payment-details.tsx'
import { Outcome } from './payment-outcome.tsx'

export function PaymentReceipt({ world, number }: { world: World; number: string }) {
  const { say, money, date } = usePageLanguage()
  const row = depositByNumber(world.db, number)
  if (!row) return <Outcome title={say('unknownTitle')}>{say('unknownText')}</Outcome>
  const customer = world.db.customers.get(row.customer_id)
  return (
    <>
      <h2>{say('receiptTitle', { number })}</h2>
      <PaymentDetails
        details={[
          [say('merchant'), brandName],
          [say('customer'), `${customer?.name ?? ''}, ${customer?.email ?? ''}`],
          [say('date'), date(row.created_at)],
          [say('method'), say('card')],
          ...(row.promo_code === null ? [] : ([[say('promo'), row.promo_code]] as const)),
          [
            say('sum'),
            <strong key="sum">
              <Money text={money(row.amount)} />
            </strong>,
          ],
        ]}
      />
      <div className="payment-actions payment-screen-only">
        <Button variant="primary" size="large" isWide onClick={() => print()}>
          {say('print')}
        </Button>
      </div>
    </>
  )
}
