import { AudioLines, Code } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Project, projectStatuses } from '#src/contract/project.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { formatDuration } from '#src/lib/format-duration.ts'
import { Button } from '#src/ui/button.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { useKeptFocus } from '#src/ui/use-kept-focus.ts'
import { needsReading } from './reader-price.ts'
import type { PreviewGeneration } from './use-generate-preview.ts'

interface PreviewActionsProps {
  project: Project
  /** In qəpik; undefined until it is known. */
  price: number | undefined
  generation: PreviewGeneration
  isUnseen: boolean
  /** Leads to the code, which is there once everything is read. */
  onCode: () => void
}

/** How far the reading is. */
function Progress({ project, isUnseen }: { project: Project; isUnseen: boolean }) {
  const { t } = useTranslation('editor')
  const { progress, eta_seconds: eta } = project
  const left =
    typeof eta === 'number' ? t('work.left', { percent: progress, time: formatDuration(eta) }) : undefined
  return (
    <div className="min-w-0 flex-1">
      <ProgressBar
        label={t('work.label')}
        percent={progress}
        valueText={left ?? t('work.percent', { percent: progress })}
      />
      <p role="status" className="text-13 text-warn empty:hidden">
        {isUnseen && t('work.unseen')}
      </p>
    </div>
  )
}

/** Within reach of the thumb: what the preview costs, how far it is, or what to do with it. */
export function PreviewActions({ project, price, generation, isUnseen, onCode }: PreviewActionsProps) {
  const { t } = useTranslation('reader')
  const { money } = useFormat()
  const { blocks } = project.body
  const isFirst = blocks.every(({ generated }) => generated.status === 'none')
  const isDone = !blocks.some(needsReading)
  const isRunning = project.status === projectStatuses.IN_PROGRESS
  const isReadable = project.status === projectStatuses.DRAFT || project.status === projectStatuses.COMPLETED
  const phase = isRunning ? 'running' : !isReadable ? 'none' : isDone ? 'done' : 'wanted'
  const place = useKeptFocus(phase)
  if (phase === 'none') return null
  if (phase === 'done') {
    return (
      <div {...place} className="flex flex-wrap items-center gap-3">
        <p role="status" className="text-muted">
          {t('preview.ready')}
        </p>
        <Button variant="primary" icon={<Code size={16} aria-hidden />} onClick={onCode}>
          {t('preview.toCode')}
        </Button>
      </div>
    )
  }
  return (
    <div
      {...place}
      style={{ bottom: 'var(--player-height, 0px)' }}
      className="sticky z-10 -mx-4 -mb-4 flex min-h-16 items-center justify-end border-t border-line bg-paper px-4 py-3 md:-mx-6 md:-mb-6 md:px-6"
    >
      {isRunning && <Progress project={project} isUnseen={isUnseen} />}
      {phase === 'wanted' && (
        <span className="w-full sm:w-auto">
          <Button
            variant="primary"
            isWide
            icon={<AudioLines size={16} aria-hidden />}
            disabled={price === undefined}
            isPending={generation.isPending}
            onClick={() => price !== undefined && generation.start(price)}
          >
            {price === undefined
              ? t('generate.noPrice')
              : t(isFirst ? 'generate.first' : 'generate.again', { price: money(price) })}
          </Button>
        </span>
      )}
    </div>
  )
}
