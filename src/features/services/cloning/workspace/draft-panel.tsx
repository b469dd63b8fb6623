import type { Project } from '#src/contract/project.ts'
import { RejectionPanel } from '#src/features/runs/rejection-panel.tsx'
import type { Run } from '#src/features/runs/use-run.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { isLongEnough } from '#src/rules/sample-fault.ts'
import { Notice } from '#src/ui/notice.tsx'
import { usableSeconds } from '../form/samples/sample-entry.ts'
import { TotalLength } from '../form/samples/total-length.tsx'
import { Objection } from './objection.tsx'

interface DraftPanelProps {
  project: Project
  run: Run
}

export function DraftPanel({ project, run }: DraftPanelProps) {
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
