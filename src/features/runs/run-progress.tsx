import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatDuration } from '#src/lib/format-length.ts'
import { Button } from '#src/ui/button.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'

interface RunProgressProps {
  project: Pick<ProjectSummary, 'progress' | 'eta_seconds'>
  label?: string
  onSkip?: (() => void) | undefined
}

export function RunProgress({ project: { progress, eta_seconds: eta }, label, onSkip }: RunProgressProps) {
  const { t } = useTranslation(['runs', 'common'])
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-end gap-3 py-2">
      <div className="min-w-60 flex-1">
        <ProgressBar
          label={label ?? t('progress.label')}
          percent={progress}
          valueText={
            typeof eta === 'number'
              ? t('progress.left', { percent: progress, time: formatDuration(eta) })
              : t('common:percent', { percent: Math.round(progress) })
          }
        />
      </div>
      {onSkip && (
        <Button size="small" onClick={onSkip}>
          {t('progress.skip')}
        </Button>
      )}
    </div>
  )
}
