import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { billingQueries } from '#src/features/billing/billing-queries.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { pageActions, shownActions } from '#src/ui/page-actions.ts'
import { SumAnnouncement } from './sum-announcement.tsx'

const CURRENCY = '₼'

/** The next step of a project if it costs money, e.g. "Generate 3 blocks · ₼0.36". Its id is its label. */
function paidStep() {
  const step = pageActions().find(({ id, label }) => id === label)
  return step?.label.includes(CURRENCY) ? step.label : undefined
}

/** Reads the step from what the page offers to the command palette, so that pages need no code for it. */
function PriceAnnouncement() {
  const [step, setStep] = useState<string>()
  useEffect(() => {
    // In an effect, because the previous page is still there during rendering.
    const read = () => setStep(paidStep())
    read()
    return shownActions.subscribe(read)
  }, [])
  return <SumAnnouncement text={step} />
}

/** Tells screen readers the balance and the price of the page's next step when they have changed. */
export function SpokenSums() {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { pathname } = useLocation()
  const { data: qepik } = useQuery({ ...billingQueries.balance(), enabled: false })
  return (
    <>
      <SumAnnouncement text={qepik === undefined ? undefined : `${t('balance.label')}: ${money(qepik)}`} />
      <PriceAnnouncement key={pathname} />
    </>
  )
}
