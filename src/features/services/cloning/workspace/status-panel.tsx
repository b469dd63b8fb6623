import { useTranslation } from 'react-i18next'
import { type Project, projectStatuses } from '#src/contract/project.ts'
import { formatDuration } from '#src/lib/format-duration.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { useKeptFocus } from '#src/ui/use-kept-focus.ts'
import { DraftPanel } from './draft-panel.tsx'
import { FinishedPanel } from './finished-panel.tsx'
import { QuotePanel } from './quote-panel.tsx'

const { DRAFT, IN_PROGRESS, COMPLETED, ORDERED, REJECTED, WAITING_FOR_ORDERING } = projectStatuses

/** Paid: nothing to do but wait. */
function Ordered() {
  const { t } = useTranslation('cloning')
  return (
    <section aria-label={t('ordered.title')} className="flex flex-col gap-2">
      <h2 className="flex items-center gap-2 text-16 font-strong">
        <Spinner />
        {t('ordered.title')}
      </h2>
      <p className="text-muted">{t('ordered.text')}</p>
    </section>
  )
}

function Training({ project: { progress, eta_seconds: eta } }: { project: Project }) {
  const { t } = useTranslation('cloning')
  return (
    <section aria-label={t('training.title')} className="flex flex-col gap-3">
      <h2 className="text-16 font-strong">{t('training.title')}</h2>
      <ProgressBar
        label={t('training.label')}
        percent={progress}
        valueText={
          typeof eta === 'number'
            ? t('training.left', { percent: progress, time: formatDuration(eta) })
            : t('training.percent', { percent: progress })
        }
      />
      <p className="text-muted">{t('training.text')}</p>
    </section>
  )
}

function Rejected({ project: { reject }, onFix }: { project: Project; onFix: () => void }) {
  const { t } = useTranslation('cloning')
  return (
    <Notice
      tone="error"
      title={t('rejected.title')}
      action={
        <Button size="small" onClick={onFix}>
          {t('rejected.fix')}
        </Button>
      }
    >
      <p className="wrap-long">{reject?.message ?? t('rejected.noReason')}</p>
      {reject?.refunded && <p>{t('rejected.refunded')}</p>}
    </Notice>
  )
}

interface StatusPanelProps {
  project: Project
  onEdit: () => void
}

function Panel({ project, onEdit }: StatusPanelProps) {
  switch (project.status) {
    case DRAFT:
      return <DraftPanel project={project} onEdit={onEdit} />
    case WAITING_FOR_ORDERING:
      return <QuotePanel project={project} />
    case ORDERED:
      return <Ordered />
    case IN_PROGRESS:
      return <Training project={project} />
    case REJECTED:
      return <Rejected project={project} onFix={onEdit} />
    case COMPLETED:
      return <FinishedPanel project={project} />
  }
}

/** What there is to do, or to wait for, as the project stands. Whoever presses a button there stays there. */
export function StatusPanel(props: StatusPanelProps) {
  const place = useKeptFocus(String(props.project.status))
  return (
    <div {...place} className="outline-none">
      <Panel {...props} />
    </div>
  )
}
