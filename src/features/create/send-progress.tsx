import { useEffect, useRef } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { Spinner } from '#src/ui/spinner.tsx'

interface SendProgressProps {
  /** By default, that it is being sent. */
  label?: string
  /** From 0 to 100. */
  percent: number
  /** Text for the server's work after the upload; by default, that it checks the file. */
  after?: string | undefined
  /** Part of a list, which is not scrolled to it. */
  isInList?: boolean
}

/**
 * Progress of an upload, and afterwards, because the duration is unknown, only that the server works on it.
 */
export function SendProgress({ label, percent, after, isInList = false }: SendProgressProps) {
  const { t } = useTranslation(['create', 'common'])
  const place = useRef<HTMLDivElement>(null)
  // The progress is at the end of forms taller than the screen, whose sticky button covers their foot.
  useEffect(() => {
    if (!isInList) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isInList])
  return (
    <div ref={place}>
      {percent < 100 ? (
        <ProgressBar
          label={label ?? t('sending')}
          percent={percent}
          valueText={t('common:percent', { percent: Math.round(percent) })}
        />
      ) : (
        <p className="flex items-center gap-2 text-13 text-muted">
          <Spinner size={16} />
          {after ?? t('sent')}
        </p>
      )}
    </div>
  )
}
