import { useEffect, useRef } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { Spinner } from '#src/ui/spinner.tsx'

interface SendProgressProps {
  label: string
  /** 0 to 100. */
  percent: number
  /** What the server does with it then; that it checks it, where this is left out. */
  after?: string
  /** One of several in a list, which does not scroll to it. */
  isInList?: boolean
}

/** How much of a file has left; once all of it has, that the server works on it, for nobody knows how long. */
export function SendProgress({ label, percent, after, isInList = false }: SendProgressProps) {
  const { t } = useTranslation(['create', 'common'])
  const place = useRef<HTMLDivElement>(null)
  // It stands at the end of forms that are longer than a screen, whose button lies over their foot.
  useEffect(() => {
    if (!isInList) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isInList])
  return (
    <div ref={place}>
      {percent < 100 ? (
        <ProgressBar
          label={label}
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
