import { AudioLines, Code } from 'lucide-react'
import type { Project } from '#src/contract/project.ts'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import { ActionBar } from '#src/features/runs/action-bar.tsx'
import { RunProgress } from '#src/features/runs/run-progress.tsx'
import { isToResend, isUnderWay } from '#src/features/runs/run-target.ts'
import { PriceSum } from '#src/features/speech/price-sum.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { useKeptFocus } from '#src/ui/use-kept-focus.ts'
import { needsReading } from './reader-price.ts'
import type { ReaderRun } from './use-reader-run.ts'

function phaseOf(project: Project) {
  if (isUnderWay(project)) return 'running'
  if (!isEditable(project)) return 'none'
  return project.body.blocks.some(needsReading) ? 'wanted' : 'done'
}

function labelOf(project: Project) {
  if (isToResend(project)) return 'runs:rejected.resend'
  const wanted = project.body.blocks.filter(needsReading)
  const isFirst = wanted.every(({ generated }) => generated.status === 'none')
  return isFirst ? 'generate.first' : 'generate.again'
}

interface PreviewActionsProps {
  project: Project
  run: ReaderRun
  onCode: () => void
  onVoice: () => void
}

function Lead({ project, run: { sum }, onVoice }: Omit<PreviewActionsProps, 'onCode'>) {
  const { t } = useTranslation('website-reader')
  if (isUnderWay(project)) return <RunProgress project={project} />
  if (!sum) return undefined
  return (
    <>
      <PriceSum shares={sum.shares} price={sum.price} service={sum.service} />
      {!sum.canSpeak && (
        <div className="flex flex-wrap items-center gap-x-2">
          <p id="obstacle" className="text-13 text-warn">
            {t('errors.voice_missing')}
          </p>
          <Button size="small" variant="quiet" onClick={onVoice}>
            {t('reading.choose')}
          </Button>
        </div>
      )}
    </>
  )
}

export function PreviewActions({ project, run, onCode, onVoice }: PreviewActionsProps) {
  const { t } = useTranslation(['website-reader', 'runs'])
  const { money } = useFormat()
  const { sum } = run
  const phase = phaseOf(project)
  const place = useKeptFocus(phase)
  if (phase === 'none') return null
  return (
    <div {...place} className="outline-none">
      {phase === 'done' ? (
        <div className="flex flex-wrap items-center gap-3">
          <p role="status" className="text-muted">
            {t('preview.ready')}
          </p>
          <Button variant="primary" icon={<Code size={16} aria-hidden />} onClick={onCode}>
            {t('preview.toCode')}
          </Button>
        </div>
      ) : (
        <ActionBar run={run} phase={phase} lead={<Lead project={project} run={run} onVoice={onVoice} />}>
          {phase === 'wanted' && (
            <span className="w-full sm:w-auto">
              <Button
                variant="primary"
                isWide
                icon={<AudioLines size={16} aria-hidden />}
                disabled={!sum?.canSpeak || run.isUnsure}
                aria-describedby={sum?.canSpeak === false ? 'obstacle' : undefined}
                isPending={run.isPending}
                onClick={() => sum && run.start({ scope: 'changed', price: sum.price })}
              >
                {sum === undefined ? t('generate.noPrice') : t(labelOf(project), { price: money(sum.price) })}
              </Button>
            </span>
          )}
        </ActionBar>
      )}
    </div>
  )
}
