import { useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'
import { saveInterruptedAction } from '#src/features/billing/balance/interrupted-action.ts'
import { balanceModalLocation } from '#src/features/billing/balance-modal-location.ts'
import { billingQueries } from '#src/features/billing/billing-queries.ts'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import { isInProgress, isUnderWay } from '#src/features/projects/project-statuses.ts'
import type { PriceBreakdownProps } from '#src/features/runs/price-breakdown.tsx'
import { PriceDetails } from '#src/features/runs/price-details.tsx'
import { RunProgress } from '#src/features/runs/run-progress.tsx'
import type { RunRequest } from '#src/features/runs/run-target.ts'
import { useReopen } from '#src/features/runs/runs-mutations.ts'
import type { Run } from '#src/features/runs/use-run.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { OPENED_FROM_PAGE } from '#src/routing/opened-from-page.ts'
import { TOP_UP_MIN_QEPIK } from '#src/rules/limits.ts'
import { moneyOf } from '#src/rules/money.ts'
import { Button } from '#src/ui/button.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { Sums } from '#src/ui/sums.tsx'
import { type FootStep, WorkspaceFoot } from './workspace-foot.tsx'

const { DRAFT, IN_PROGRESS, COMPLETED, ORDERED, REJECTED, WAITING_FOR_ORDERING } = projectStatuses

/**
 * `start` a run or the request for a quote, `pay` a quote, `fix` a rejected project, `tryAgain` after an
 * outage, get the `result`; `wait` for the service; `none` if the project is empty.
 */
type NextStep = 'start' | 'pay' | 'fix' | 'tryAgain' | 'result' | 'wait' | 'none'

interface PossibleSteps {
  readonly start: boolean
  readonly result: boolean
}

/** The customer's next step in a project: the primary button of its workspace. */
export function nextStepOf(
  { status, reject }: Pick<ProjectSummary, 'status' | 'reject'>,
  possible: PossibleSteps,
): NextStep {
  switch (status) {
    case WAITING_FOR_ORDERING:
      return 'pay'
    case ORDERED:
    case IN_PROGRESS:
      return 'wait'
    case REJECTED:
      return reject?.is_outage ? 'tryAgain' : 'fix'
    case DRAFT:
    case COMPLETED:
      if (possible.start) return 'start'
  }
  return possible.result ? 'result' : 'none'
}

/** The balance after paying a price, in qəpik, and the missing amount. */
export function useBalanceAfter(price: number | undefined) {
  const { data: balance } = useQuery({ ...billingQueries.balance(), enabled: false })
  const after = price === undefined || balance === undefined ? undefined : balance - price
  return { after, missing: Math.max(0, -(after ?? 0)) }
}

/**
 * Pays or withdraws a quote. If money is missing, paying opens the top-up with that amount; the payment is
 * offered again once the money has arrived.
 */
function usePayStep(run: Run): { pay: FootStep; back: FootStep } {
  const { t } = useTranslation('runs')
  const { money } = useFormat()
  const location = useLocation()
  const navigate = useNavigate()
  const reopen = useReopen(run.target)
  const { quoted, isPending, isUnsure, canStart } = run
  const { missing } = useBalanceAfter(quoted)
  const { slug, id: projectId } = run.target.project
  function topUp() {
    saveInterruptedAction({ slug, projectId, scope: 'all', price: quoted ?? 0, isConfirmed: false })
    void navigate(balanceModalLocation(location, { missing: moneyOf(missing) }), { state: OPENED_FROM_PAGE })
  }
  const isShort = missing > 0
  return {
    pay: {
      label: isShort
        ? t('quote.topUp', { amount: money(Math.max(missing, TOP_UP_MIN_QEPIK)) })
        : t('quote.pay', { price: money(quoted) }),
      isPending,
      pendingLabel: t('quote.paying'),
      isDisabled: isUnsure,
      onPress: isShort ? topUp : () => void run.start({ scope: 'all', price: quoted }),
    },
    back: {
      label: t('quote.back'),
      isPending: reopen.isPending,
      isDisabled: !canStart,
      onPress: () => reopen.mutate(),
    },
  }
}

const TellWhenReady = lazyPartsWith(['runs-tray'])(
  'TellWhenReady',
  () => import('#src/features/runs/tell-when-ready.tsx'),
)

export interface FixOptions {
  /** Leads to the rejected part, if saving it reopens the project. */
  onFix?: () => void
  onReopened?: () => void
  /** Request that an outage has stopped, to start again; left out if that is not possible. */
  again?: Pick<RunRequest, 'scope' | 'price'>
}

export interface ProjectFootProps {
  run: Run
  project: ProjectSummary
  /** Price of a start, or facts of the result, in one line. */
  facts?: ReactNode
  /** The price of `start`, to show how it is calculated. */
  sum?: PriceBreakdownProps | undefined
  /** Label of the running run. */
  runningLabel?: string
  /** Rendered after the progress of a run. */
  besideProgress?: ReactNode
  reveal?: { readonly isRevealing: boolean; readonly skip: () => void }
  /** Starts a run or requests a quote; left out if there is nothing to start. */
  start?: FootStep | undefined
  /** Gets the result; left out if there is none. */
  result?: FootStep | undefined
  /** The second button next to `start` or `result`. */
  other?: FootStep | undefined
  more?: readonly (FootStep | undefined)[]
  fixing?: FixOptions
  /** The step that must come first if the service would refuse the paid work. */
  insteadOfPayment?: FootStep | undefined
  /** The project was deleted elsewhere, as its header shows: the foot offers nothing. */
  isGone?: boolean
}

function useFixStep(run: Run, { onFix, onReopened, again }: FixOptions) {
  const { t } = useTranslation('runs')
  const { money } = useFormat()
  const { reject } = run.target.project
  // Nothing starts while its price is unknown.
  const priced = again?.price ? { ...again, price: again.price } : undefined
  const isOutage = reject?.is_outage === true
  const reopen = useReopen(run.target, isOutage && priced ? () => void run.start(priced) : onReopened)
  const label = priced ? t('outage.retryFor', { price: money(priced.price) }) : t('retry')
  return {
    label: isOutage ? label : t('rejected.fix'),
    icon: RotateCcw,
    isPending: reopen.isPending,
    onPress: isOutage ? () => reopen.mutate() : (onFix ?? (() => reopen.mutate())),
  }
}

function FootFacts({ run, project, facts, runningLabel, besideProgress, reveal }: ProjectFootProps) {
  const { t } = useTranslation('runs')
  const { money } = useFormat()
  const onSkip = reveal?.isRevealing ? reveal.skip : undefined
  if (isInProgress(project)) {
    return (
      <div className="flex max-w-form flex-wrap items-center gap-x-4">
        <RunProgress project={project} label={runningLabel} onSkip={onSkip} />
        {besideProgress}
      </div>
    )
  }
  // The work has ended, and its results are still being typed out.
  if (onSkip) return <Button onClick={onSkip}>{t('progress.skip')}</Button>
  if (project.status === projectStatuses.ORDERED) {
    return (
      <p className="flex items-center gap-2 text-14">
        <Spinner />
        {t('ordered')}
      </p>
    )
  }
  if (run.quoted !== undefined) {
    // On phones only the button has the sum.
    return (
      <p className="tabular text-13 text-muted max-md:hidden">
        <Sums text={t('quote.totalOf', { price: money(run.quoted) })} />
      </p>
    )
  }
  return facts
}

/**
 * The foot of a project: the primary button is the next step of its status, generate → pay → fix and resend →
 * export. Steps that do not fit are in the menu.
 */
export function ProjectFoot(props: ProjectFootProps) {
  const {
    run,
    project,
    sum,
    start,
    result,
    other,
    more = [],
    fixing = {},
    insteadOfPayment,
    isGone = false,
  } = props
  const fix = useFixStep(run, fixing)
  const { pay, back } = usePayStep(run)
  const step = nextStepOf(project, { start: start !== undefined, result: result !== undefined })
  // A panel about money that is missing, or has arrived, has the button that pays.
  const isMoneyAsked = (run.shortage ?? run.resume) !== undefined
  const pairs: Record<typeof step, readonly [FootStep | undefined, FootStep | undefined]> = {
    start: [start, result ?? other],
    result: [result, other],
    pay: isMoneyAsked || isGone ? [undefined, undefined] : [insteadOfPayment ?? pay, back],
    fix: [fix, result],
    tryAgain: [fix, result],
    wait: [undefined, result],
    none: [undefined, other],
  }
  const [primary, secondary] = pairs[step]
  const isShown = (each: FootStep | undefined) => each === primary || each === secondary
  const isOpen = step === 'start' || step === 'result' || step === 'none'
  const rest = [result, ...(isOpen ? [other, ...more] : [])]
  return (
    <WorkspaceFoot
      run={run}
      phase={[project.status, step, primary?.isDisabled].join()}
      step={step}
      lead={
        <>
          <FootFacts {...props} />
          {isUnderWay(project) && (
            <LazyBoundary>
              <TellWhenReady project={project} />
            </LazyBoundary>
          )}
        </>
      }
      sum={sum && start && primary === start && <PriceDetails {...sum} isCompact />}
      primary={primary}
      isLeading={!isMoneyAsked}
      secondary={secondary}
      more={rest.flatMap((each) => (each && !isShown(each) ? [each] : []))}
    />
  )
}
