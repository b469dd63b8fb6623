import { useTranslation } from 'react-i18next'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { Spinner } from '#src/ui/spinner.tsx'

interface SendProgressProps {
  label: string
  /** 0 to 100. */
  percent: number
  /** What the server does with it then; that it checks it, where this is left out. */
  after?: string
}

/** How much of a file has left; once all of it has, that the server works on it, for nobody knows how long. */
export function SendProgress({ label, percent, after }: SendProgressProps) {
  const { t } = useTranslation('runs')
  if (percent < 100) return <ProgressBar label={label} percent={percent} />
  return (
    <p className="flex items-center gap-2 text-13 text-muted">
      <Spinner size={16} />
      {after ?? t('sent')}
    </p>
  )
}
