import { AudioLines, Code } from 'lucide-react'
import type { Project } from '#src/contract/project.ts'
import { isEditable, isInProgress } from '#src/features/projects/project-statuses.ts'
import { isToResend } from '#src/features/runs/run-target.ts'
import { PriceSum } from '#src/features/speech/price-sum.tsx'
import { ProjectFoot } from '#src/features/workspace/project-foot.tsx'
import type { FootStep } from '#src/features/workspace/workspace-foot.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { needsReading, type ReaderRun } from './use-reader-run.ts'

function labelOf(project: Project) {
  if (isToResend(project)) return 'runs:rejected.resend'
  const wanted = project.body.blocks.filter(needsReading)
  const isFirst = wanted.every(({ generated }) => generated.status === 'none')
  return isFirst ? 'generate.first' : 'generate.again'
}

interface ReaderFootProps {
  project: Project
  run: ReaderRun
  onCode: () => void
  onVoice: () => void
}

function Facts({
  isWanted,
  run: { sum },
  onVoice,
}: Omit<ReaderFootProps, 'onCode' | 'project'> & { isWanted: boolean }) {
  const { t } = useTranslation(['website-reader', 'editor'])
  if (!isWanted) {
    return (
      <p role="status" className="text-14 text-muted">
        {t('preview.ready')}
      </p>
    )
  }
  if (!sum) return null
  return (
    <>
      <PriceSum shares={sum.shares} price={sum.price} service={sum.service} />
      {!sum.canSpeak && (
        <div className="flex flex-wrap items-center gap-x-2">
          <p id="obstacle" className="text-13 text-warn">
            {t('generate.noVoice')}
          </p>
          <Button size="small" variant="quiet" onClick={onVoice}>
            {t('editor:voice.choose')}
          </Button>
        </div>
      )}
    </>
  )
}

export function ReaderFoot({ project, run, onCode, onVoice }: ReaderFootProps) {
  const { t } = useTranslation(['website-reader', 'runs'])
  const { money } = useFormat()
  const { sum } = run
  const isWanted = project.body.blocks.some(needsReading)
  const start: FootStep = {
    label: sum === undefined ? t('generate.noPrice') : t(labelOf(project), { price: money(sum.price) }),
    icon: AudioLines,
    isDisabled: !sum?.canSpeak || run.isUnsure,
    describedBy: sum?.canSpeak === false ? 'obstacle' : undefined,
    isPending: run.isPending,
    onPress: () => sum && void run.start({ scope: 'changed', price: sum.price }),
  }
  return (
    <ProjectFoot
      run={run}
      project={project}
      sum={sum && { work: { shares: sum.shares }, price: sum.price, service: sum.service }}
      facts={isEditable(project) && <Facts isWanted={isWanted} run={run} onVoice={onVoice} />}
      start={isWanted ? start : undefined}
      result={
        isWanted || isInProgress(project)
          ? undefined
          : { label: t('preview.toCode'), icon: Code, onPress: onCode }
      }
      fixing={{ again: { scope: 'changed', price: sum?.price } }}
    />
  )
}
