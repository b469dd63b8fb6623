import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'
import { isInProgress } from '#src/features/projects/project-statuses.ts'
import { RunProgress } from '#src/features/runs/run-progress.tsx'
import type { RunRequest } from '#src/features/runs/run-target.ts'
import { useReopen } from '#src/features/runs/runs-mutations.ts'
import type { Run } from '#src/features/runs/use-run.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Spinner } from '#src/ui/spinner.tsx'
import { nextStepOf } from './next-step.ts'
import { usePayStep } from './use-pay-step.ts'
import { type FootStep, WorkspaceFoot } from './workspace-foot.tsx'

export interface Fixing {
  /** Leads to what has to be fixed, where saving that opens the project again. */
  onFix?: () => void
  onReopened?: () => void
  /** What an outage has stopped, to be started once more; left out where that is not possible. */
  again?: Pick<RunRequest, 'scope' | 'price'>
}

interface ProjectFootProps {
  run: Run
  project: ProjectSummary
  /** What a start costs, or the result holds, in one line. */
  facts?: ReactNode
  /** Of the run that goes on. */
  runningLabel?: string
  /** What stands behind the progress of a run. */
  besideProgress?: ReactNode
  reveal?: { readonly isRevealing: boolean; readonly skip: () => void }
  /** Starts a run or asks for a quote; left out where there is nothing to start. */
  start?: FootStep | undefined
  /** Takes the result; left out where there is none. */
  result?: FootStep | undefined
  /** The second of the two buttons where `start` or `result` leads. */
  other?: FootStep | undefined
  more?: readonly (FootStep | undefined)[]
  fixing?: Fixing
  /** What comes first where the service would refuse what would be paid for. */
  insteadOfPayment?: FootStep | undefined
  /** The project has been deleted elsewhere, as its head says: nothing is offered any more. */
  isGone?: boolean
}

function useFixStep(run: Run, { onFix, onReopened, again }: Fixing) {
  const { t } = useTranslation('runs')
  const { money } = useFormat()
  const { reject } = run.target.project
  // While its price is not known nothing is started at it.
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

function Lead({ run, project, facts, runningLabel, besideProgress, reveal }: ProjectFootProps) {
  const { t } = useTranslation('runs')
  const { money } = useFormat()
  if (isInProgress(project) || reveal?.isRevealing) {
    return (
      <div className="flex max-w-form flex-wrap items-center gap-x-4">
        <RunProgress
          project={project}
          label={runningLabel}
          onSkip={reveal?.isRevealing ? reveal.skip : undefined}
        />
        {besideProgress}
      </div>
    )
  }
  if (project.status === projectStatuses.ORDERED) {
    return (
      <p className="flex items-center gap-2 text-14">
        <Spinner />
        {t('ordered')}
      </p>
    )
  }
  if (run.quoted !== undefined) {
    return <p className="tabular text-13 text-muted">{t('quote.totalOf', { price: money(run.quoted) })}</p>
  }
  return facts
}

/**
 * The foot of a project: the primary button is the next step of its status, generate → pay → fix and resend → take
 * home; what has no room beside it is in the menu.
 */
export function ProjectFoot(props: ProjectFootProps) {
  const {
    run,
    project,
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
  // A panel about money that is missing, or has come, has the button that pays.
  const isMoneyAsked = run.shortage !== undefined || run.resume !== undefined
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
      lead={<Lead {...props} />}
      primary={primary}
      isLeading={!isMoneyAsked}
      secondary={secondary}
      more={rest.flatMap((each) => (each && !isShown(each) ? [each] : []))}
    />
  )
}
