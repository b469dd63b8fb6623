import { projectStatuses } from '#src/contract/project-summary.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { isToResend, type RunRequest } from './run-target.ts'
import { useReopen } from './runs-mutations.ts'
import type { Run } from './use-run.ts'

interface RejectionPanelProps {
  run: Pick<Run, 'target' | 'start'>
  title?: string
  /** Leads to what has to be fixed, where saving that opens the project again. */
  onFix?: () => void
  onReopened?: () => void
  /** What an outage has stopped, to be started once more; left out where that is not possible. */
  again?: Pick<RunRequest, 'scope' | 'price'>
}

function Outage({ run: { target, start }, onReopened, again }: RejectionPanelProps) {
  const { t } = useTranslation('runs')
  const { money } = useFormat()
  // While its price is not known nothing is started at it.
  const priced = again?.price ? { ...again, price: again.price } : undefined
  const reopen = useReopen(target, priced ? () => void start(priced) : onReopened)
  return (
    <Notice
      tone="warn"
      title={t('outage.title')}
      action={
        <Button size="small" isPending={reopen.isPending} onClick={() => reopen.mutate()}>
          {priced ? t('outage.retryFor', { price: money(priced.price) }) : t('retry')}
        </Button>
      }
    >
      <p className="wrap-long">{target.project.reject?.message}</p>
    </Notice>
  )
}

function Refusal({ run: { target }, title, onFix, onReopened }: RejectionPanelProps) {
  const { t } = useTranslation('runs')
  const { reject } = target.project
  const reopen = useReopen(target, onReopened)
  const isReopened = isToResend(target.project)
  return (
    <Notice
      tone={isReopened ? 'warn' : 'error'}
      title={title ?? t('rejected.title')}
      action={
        !isReopened && (
          <Button size="small" isPending={reopen.isPending} onClick={onFix ?? (() => reopen.mutate())}>
            {t('rejected.fix')}
          </Button>
        )
      }
    >
      <p className="wrap-long">{reject?.message ?? t('rejected.noReason')}</p>
      {reject?.refunded && !isReopened && <p>{t('rejected.refunded')}</p>}
    </Notice>
  )
}

/** Why a project was rejected, and what leads on; once it is open again the reason stays until it is resent. */
export function RejectionPanel(props: RejectionPanelProps) {
  const { project } = props.run.target
  if (project.status !== projectStatuses.REJECTED && !isToResend(project)) return null
  return project.reject?.is_outage ? <Outage {...props} /> : <Refusal {...props} />
}
