import type { Project } from '#src/contract/project.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { RejectionPanel } from '#src/features/runs/rejection-panel.tsx'
import type { Run } from '#src/features/runs/use-run.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { useFocusFallback } from '#src/ui/use-focus-fallback.ts'
import { DraftPanel } from './draft-panel.tsx'
import { FinishedPanel } from './finished-panel.tsx'
import { QuotePanel } from './quote-panel.tsx'
import type { Trial } from './try-sentence.tsx'

const { DRAFT, IN_PROGRESS, COMPLETED, ORDERED, REJECTED, WAITING_FOR_ORDERING } = projectStatuses

function Ordered() {
  const { t } = useTranslation('cloning')
  return (
    <section aria-label={t('ordered.title')} className="flex flex-col gap-2">
      <h2 className="text-16 font-strong">{t('ordered.title')}</h2>
      <p className="text-muted">{t('ordered.text')}</p>
    </section>
  )
}

function Training() {
  const { t } = useTranslation('cloning')
  return (
    <section aria-label={t('training.title')} className="flex flex-col gap-3">
      <h2 className="text-16 font-strong">{t('training.title')}</h2>
      <p className="text-muted">{t('training.text')}</p>
    </section>
  )
}

function Rejected({ run }: { run: Run }) {
  const { t } = useTranslation('cloning')
  return <RejectionPanel run={run} title={t('rejected.title')} />
}

interface StatusPanelProps {
  project: Project
  run: Run
  trial: Trial
}

function Panel({ project, run, trial }: StatusPanelProps) {
  switch (project.status) {
    case DRAFT:
      return <DraftPanel project={project} run={run} />
    case WAITING_FOR_ORDERING:
      return <QuotePanel project={project} run={run} />
    case ORDERED:
      return <Ordered />
    case IN_PROGRESS:
      return <Training />
    case REJECTED:
      return <Rejected run={run} />
    case COMPLETED:
      return <FinishedPanel project={project} trial={trial} />
  }
}

export function StatusPanel(props: StatusPanelProps) {
  const place = useFocusFallback(String(props.project.status))
  return (
    <div {...place} className="flex flex-col gap-4 outline-none">
      <Panel {...props} />
    </div>
  )
}
