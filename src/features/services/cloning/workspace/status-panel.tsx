import { useState } from 'react'
import type { Project } from '#src/contract/project.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { lazyPartsWith, usePrefetchParts } from '#src/features/catalog/lazy-part.tsx'
import { RejectionPanel } from '#src/features/runs/rejection-panel.tsx'
import type { Run } from '#src/features/runs/use-run.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { isLongEnough } from '#src/rules/sample-fault.ts'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useFocusFallback } from '#src/ui/use-focus-fallback.ts'
import { usableSeconds } from '../form/samples/sample-entry.ts'
import { TotalLength } from '../form/samples/total-length.tsx'
import { Likeness } from './likeness.tsx'
import { Listen } from './listen.tsx'
import { Objection } from './objection.tsx'
import { TrySentence, type TrySentenceState } from './try-sentence.tsx'

interface DraftPanelProps {
  project: Project
  run: Run
}

function DraftPanel({ project, run }: DraftPanelProps) {
  const { t } = useTranslation('cloning')
  const seconds = usableSeconds(project.body.clone?.samples ?? [])
  const isEnough = isLongEnough(seconds)
  const isRetraining = project.body.clone?.voice_id !== null
  return (
    <section aria-label={t('draft.title')} className="flex flex-col gap-3">
      <h2 className="text-16 font-strong">{t('draft.title')}</h2>
      <RejectionPanel run={run} title={t('rejected.title')} />
      <p className="text-muted">{t(isRetraining ? 'draft.retrain' : 'draft.text')}</p>
      {!isEnough && (
        <>
          <TotalLength seconds={seconds} />
          <Notice tone="warn">{t('draft.notEnough')}</Notice>
        </>
      )}
      <Objection clone={project.body.clone} />
    </section>
  )
}

function FinishedPanel({ project, trial }: { project: Project; trial: TrySentenceState }) {
  const { t } = useTranslation('cloning')
  const { preview_url: url, body } = project
  return (
    <section aria-label={t('finished.title')} className="flex flex-col gap-4">
      <div>
        <h2 className="text-16 font-strong">{t('finished.title')}</h2>
        <p className="mt-1 text-muted">{t('finished.text')}</p>
      </div>
      {body.clone?.is_changed && (
        <Notice tone="warn" title={t('finished.changed')}>
          {t('finished.changedText')}
        </Notice>
      )}
      {url && (
        <div>
          <Listen
            track={{ id: `clone ${project.id}`, title: project.title, url }}
            label={t('finished.listen')}
            size="large"
          />
        </div>
      )}
      {body.clone?.likeness && <Likeness likeness={body.clone.likeness} />}
      <TrySentence trial={trial} project={project} />
    </section>
  )
}

const { DRAFT, IN_PROGRESS, COMPLETED, ORDERED, REJECTED, WAITING_FOR_ORDERING } = projectStatuses

function OrderedPanel() {
  const { t } = useTranslation('cloning')
  return (
    <section aria-label={t('ordered.title')} className="flex flex-col gap-2">
      <h2 className="text-16 font-strong">{t('ordered.title')}</h2>
      <p className="text-muted">{t('ordered.text')}</p>
    </section>
  )
}

function TrainingPanel() {
  const { t } = useTranslation('cloning')
  return (
    <section aria-label={t('training.title')} className="flex flex-col gap-3">
      <h2 className="text-16 font-strong">{t('training.title')}</h2>
      <p className="text-muted">{t('training.text')}</p>
    </section>
  )
}

function RejectedPanel({ run }: { run: Run }) {
  const { t } = useTranslation('cloning')
  return <RejectionPanel run={run} title={t('rejected.title')} />
}

const QuotePanel = lazyPartsWith(['runs-price'])('QuotePanel', () => import('./quote-panel.tsx'))

const lazyParts = [QuotePanel]

interface StatusPanelProps {
  project: Project
  run: Run
  trial: TrySentenceState
}

function Panel({ project, run, trial }: StatusPanelProps) {
  switch (project.status) {
    case DRAFT:
      return <DraftPanel project={project} run={run} />
    case WAITING_FOR_ORDERING:
      return <QuotePanel project={project} run={run} />
    case ORDERED:
      return <OrderedPanel />
    case IN_PROGRESS:
      return <TrainingPanel />
    case REJECTED:
      return <RejectedPanel run={run} />
    case COMPLETED:
      return <FinishedPanel project={project} trial={trial} />
  }
}

export function StatusPanel(props: StatusPanelProps) {
  const { status } = props.project
  const place = useFocusFallback(String(status))
  const [first] = useState(status)
  usePrefetchParts(lazyParts)
  const panel = <Panel {...props} />
  return (
    <div {...place} className="flex flex-col gap-4 outline-none">
      {/* A page that opens with it waits for it, so that nothing moves. */}
      {status === first ? panel : <LazyBoundary>{panel}</LazyBoundary>}
    </div>
  )
}
