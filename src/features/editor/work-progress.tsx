import { useTranslation } from 'react-i18next'
import { formatDuration } from '#src/lib/format-duration.ts'
import { Button } from '#src/ui/button.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { useSummary } from './editor-context.ts'

interface WorkProgressProps {
  /** Blocks are still being typed out. */
  isRevealing: boolean
  /** The latest look at the work failed; the next may not. */
  isUnseen: boolean
  onSkip: () => void
  /** What is being done, where that is not speaking. */
  label?: string
}

/** How far the work is, how long it will take, and the way past the typing. */
export function WorkProgress({ isRevealing, isUnseen, onSkip, label }: WorkProgressProps) {
  const { t } = useTranslation('editor')
  const { progress, eta_seconds: eta } = useSummary()
  const left =
    typeof eta === 'number' ? t('work.left', { percent: progress, time: formatDuration(eta) }) : undefined
  return (
    <div className="flex flex-wrap items-end gap-3 py-2">
      <div className="min-w-60 flex-1">
        <ProgressBar
          label={label ?? t('work.label')}
          percent={progress}
          valueText={left ?? t('work.percent', { percent: progress })}
        />
      </div>
      {isRevealing && (
        <Button size="small" onClick={onSkip}>
          {t('work.skip')}
        </Button>
      )}
      <p role="status" className="w-full text-13 text-warn empty:hidden">
        {isUnseen && t('work.unseen')}
      </p>
    </div>
  )
}
