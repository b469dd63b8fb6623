import type { Project } from '#src/contract/project.ts'
import { RejectionPanel } from '#src/features/runs/rejection-panel.tsx'
import { isToResend } from '#src/features/runs/run-target.ts'
import type { Run } from '#src/features/runs/use-run.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { isLongEnough } from '#src/rules/sample-fault.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { usableSeconds } from '../form/samples/sample-entry.ts'
import { TotalLength } from '../form/samples/total-length.tsx'
import { useCloningTerms } from '../form/use-cloning-terms.ts'
import { Objection } from './objection.tsx'

interface DraftPanelProps {
  project: Project
  run: Run
  onEdit: () => void
}

export function DraftPanel({ project, run, onEdit }: DraftPanelProps) {
  const { t } = useTranslation(['cloning', 'runs'])
  const { money } = useFormat()
  const { price } = useCloningTerms()
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
      <div className="flex flex-wrap gap-2">
        <Button
          variant={isEnough ? 'primary' : 'secondary'}
          size="large"
          disabled={!isEnough || run.isUnsure}
          isPending={run.isPending}
          pendingLabel={t('draft.asking')}
          onClick={() => run.start({ scope: 'all', price })}
        >
          {price === undefined
            ? t('draft.ask')
            : t(isToResend(project) ? 'runs:rejected.resend' : 'draft.askFor', { price: money(price) })}
        </Button>
        <Button variant={isEnough ? 'secondary' : 'primary'} size="large" onClick={onEdit}>
          {isEnough ? t('workspace.edit') : t('draft.addSamples')}
        </Button>
      </div>
    </section>
  )
}
