import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  confirmInterruptedAction,
  forgetInterruptedAction,
  type InterruptedAction,
  readInterruptedAction,
} from '#src/features/billing/balance/interrupted-action.ts'
import { billingQueries } from '#src/features/billing/billing-queries.ts'
import { PaymentBackLink } from '#src/features/billing/payment/payment-back-link.tsx'
import { projectsQueries } from '#src/features/projects/projects-queries.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { buttonStyles } from '#src/ui/button-styles.ts'
import { Sums, useShownSums } from '#src/ui/sums.tsx'

/** Checks whether its project still exists. If the server does not respond, opening it will show. */
function useProjectOf({ slug, projectId }: InterruptedAction) {
  const { data, isFetchedAfterMount, isError } = useQuery({
    ...projectsQueries.list(slug),
    enabled: projectId !== undefined,
    refetchOnMount: 'always',
    refetchInterval: false,
    meta: { silent: true },
  })
  const isKnown = projectId === undefined || isFetchedAfterMount
  const isGone = projectId !== undefined && isKnown && !isError && !data?.some(({ id }) => id === projectId)
  return { isKnown, isGone }
}

/** Resumes the action at its price, which the customer confirms by following the link. */
function ResumeLink({ action: { slug, projectId, price } }: { action: InterruptedAction }) {
  const { t } = useTranslation('billing')
  const { money } = useFormat()
  const { content, isRight } = useShownSums(t('payment.resume', { price: money(price) }))
  return (
    <LocalizedLink
      to={projectId === undefined ? paths.createProject(slug) : paths.project(slug, projectId)}
      onClick={(event) => {
        if (isRight(event.currentTarget)) confirmInterruptedAction()
        else event.preventDefault()
      }}
      className={buttonStyles('primary', 'large')}
    >
      {content}
    </LocalizedLink>
  )
}

function Resume({ action }: { action: InterruptedAction }) {
  const { t } = useTranslation('billing')
  const { money } = useFormat()
  const { data: balance, isFetching } = useQuery({ ...billingQueries.balance(), enabled: false })
  const { isKnown, isGone } = useProjectOf(action)
  useEffect(() => {
    if (isGone) forgetInterruptedAction(action)
  }, [isGone, action])
  const { slug, projectId, price } = action
  const place = projectId === undefined ? paths.createProject(slug) : paths.project(slug, projectId)
  if (isGone) {
    return (
      <>
        <p>{t('payment.gone')}</p>
        <PaymentBackLink variant="primary" gone={place} />
      </>
    )
  }
  if (!isKnown || balance === undefined || isFetching) return <PaymentBackLink variant="primary" />
  if (balance < price) {
    return (
      <>
        <p className="text-warn">
          <Sums text={t('payment.short', { amount: money(price - balance) })} />
        </p>
        <PaymentBackLink variant="primary" />
      </>
    )
  }
  return (
    <>
      <ResumeLink action={action} />
      <PaymentBackLink variant="secondary" />
    </>
  )
}

/** After a payment: resumes the action that a lack of money interrupted, if its project still exists. */
export function PaidActions() {
  const [action] = useState(readInterruptedAction)
  return action ? <Resume action={action} /> : <PaymentBackLink variant="primary" />
}
