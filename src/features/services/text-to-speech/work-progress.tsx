import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useEditor, useSummary } from '#src/features/editor/editor-context.ts'
import { workQueries } from '#src/features/work/work-queries.ts'
import { formatDuration } from '#src/lib/format-duration.ts'
import { Button } from '#src/ui/button.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'

interface WorkProgressProps {
  /** Blocks are still being typed out. */
  isRevealing: boolean
  onSkip: () => void
}

/** Whether the latest look at the work failed. The looks themselves fail silently and go on. */
function useIsUnseen() {
  const { slug, projectId } = useEditor()
  const look = useQuery({ ...workQueries.response(slug, projectId), enabled: false })
  return look.errorUpdatedAt > look.dataUpdatedAt
}

/** How far the work is, how long it will take, and the way past the typing. */
export function WorkProgress({ isRevealing, onSkip }: WorkProgressProps) {
  const { t } = useTranslation('editor')
  const { progress, eta_seconds: eta } = useSummary()
  const isUnseen = useIsUnseen()
  const left =
    typeof eta === 'number' ? t('work.left', { percent: progress, time: formatDuration(eta) }) : undefined
  return (
    <div className="flex flex-wrap items-end gap-3 py-2">
      <div className="min-w-60 flex-1">
        <ProgressBar
          label={t('work.label')}
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
