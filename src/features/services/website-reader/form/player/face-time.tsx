import { TimeLabel } from '#src/audio/time-label.tsx'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatFactor } from '#src/lib/format-factor.ts'

const SEPARATOR = '/'

interface FaceTimeProps {
  accent: string
  /** In seconds. */
  heard: number
  total: number
  rate: number
  onRate?: () => void
}

export function FaceTime({ accent, heard, total, rate, onRate }: FaceTimeProps) {
  const { t } = useTranslation('website-reader-face')
  const speed = t('reading.times', { speed: formatFactor(rate, useLocale()) })
  const heardPart = `${total > 0 ? Math.min(100, (heard / total) * 100) : 0}%`
  return (
    <span className="tabular flex items-center gap-2 text-13">
      <span
        aria-hidden
        className="relative h-1 flex-1 rounded-full"
        style={{ backgroundColor: 'color-mix(in srgb, currentColor 24%, transparent)' }}
      >
        <span className="block h-full rounded-full" style={{ backgroundColor: accent, width: heardPart }} />
        <span
          className="absolute top-1/2 size-3 -translate-1/2 rounded-full"
          style={{ backgroundColor: accent, left: heardPart }}
        />
      </span>
      <span className="flex gap-1">
        <TimeLabel seconds={heard} />
        <span aria-hidden>{SEPARATOR}</span>
        <TimeLabel seconds={total} />
      </span>
      {onRate ? (
        <button
          type="button"
          aria-label={t('face.speed', { speed })}
          onClick={onRate}
          className="min-h-6 min-w-10 rounded-sm"
        >
          {speed}
        </button>
      ) : (
        <span className="min-w-10 text-center">{speed}</span>
      )}
    </span>
  )
}
