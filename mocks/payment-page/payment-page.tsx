import { useEffect, useState } from 'react'
import { brandName } from '#mocks/catalog/brand.ts'
import { localizedAddress } from '#mocks/features/account/localized-address.ts'
import { depositByNumber } from '#mocks/features/billing/deposit-by-number.ts'
import type { World } from '#mocks/world.ts'
import { LocaleCode } from '#src/contract/primitives.ts'
import { BrandMark } from '#src/ui/brand-mark.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { SegmentedControl } from '#src/ui/segmented-control.tsx'
import { PageLocale, usePageLanguage } from './page-language.ts'
import { PaymentForm } from './payment-form.tsx'
import { Outcome, PaymentOutcome } from './payment-outcome.tsx'
import { PaymentReceipt } from './payment-receipt.tsx'
import { usePayment } from './use-payment.ts'

interface PaymentPageProps {
  world: World
  /** Query of the address: `?id=` a payment, `?receipt=` the number of a deposit. */
  query: URLSearchParams
}

function Payment({ world, id }: { world: World; id: string }) {
  const { say, locale } = usePageLanguage()
  const { payment, isBusy, isLost, end } = usePayment(world, id)
  if (!payment) return <Outcome title={say('unknownTitle')}>{say('unknownText')}</Outcome>
  if (isLost) {
    return (
      <Outcome title={say('lostTitle')}>
        <p>{say('lostText')}</p>
        <a href={localizedAddress(location.origin, locale, '/payment')}>{say('open')}</a>
      </Outcome>
    )
  }
  if (payment.status !== 'open') return <PaymentOutcome payment={payment} />
  return <PaymentForm payment={payment} isBusy={isBusy} onEnd={end} />
}

function Page({ world, query, onLocale }: PaymentPageProps & { onLocale: (locale: LocaleCode) => void }) {
  const { say, locale } = usePageLanguage()
  const receipt = query.get('receipt')
  const name = receipt === null ? say('title') : say('receiptTitle', { number: receipt })
  const title = `${name} · ${brandName}`
  useEffect(() => {
    document.documentElement.lang = locale
    document.title = title
  }, [locale, title])
  return (
    <main className="payment-page">
      <header>
        <BrandMark size={24} />
        <h1>{say('title')}</h1>
      </header>
      <Notice tone="warn" title={say('testTitle')}>
        {say('test')}
      </Notice>
      <section className="payment-card">
        {receipt === null ? (
          <Payment world={world} id={query.get('id') ?? ''} />
        ) : (
          <PaymentReceipt world={world} number={receipt} />
        )}
      </section>
      <div className="payment-screen-only">
        <SegmentedControl
          label={say('language')}
          isLabelHidden
          name="language"
          value={locale}
          options={LocaleCode.options.map((value) => ({ value, label: value.toUpperCase() }))}
          onChange={onLocale}
        />
      </div>
    </main>
  )
}

function initialLocale({ world, query }: PaymentPageProps): LocaleCode {
  const deposit = depositByNumber(world.db, query.get('receipt') ?? '')
  const customer = deposit && world.db.customers.get(deposit.customer_id)
  return world.db.payments.get(query.get('id') ?? '')?.locale ?? customer?.locale ?? 'az'
}

export function PaymentPage(props: PaymentPageProps) {
  const [locale, setLocale] = useState(() => initialLocale(props))
  return (
    <PageLocale value={locale}>
      <Page {...props} onLocale={setLocale} />
    </PageLocale>
  )
}
