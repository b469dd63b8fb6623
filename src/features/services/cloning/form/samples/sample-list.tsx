import { type ReactNode, useRef } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { useRemovalFocus } from '#src/ui/use-removal-focus.ts'
import { SampleRow, type ShownSample } from './sample-row.tsx'
import type { SampleBounds } from './use-samples.ts'

interface SampleListProps {
  samples: readonly ShownSample[]
  bounds: SampleBounds
  onRemove?: (id: string) => void
  cleaning?: (sample: ShownSample, mend?: 'louder' | 'cut') => ReactNode
}

export function SampleList({ samples, bounds, onRemove, cleaning }: SampleListProps) {
  const { t } = useTranslation('cloning')
  const frame = useRef<HTMLDivElement>(null)
  useRemovalFocus(
    frame,
    samples.map(({ id }) => id),
  )
  return (
    <div ref={frame} tabIndex={-1} className="outline-none empty:-mt-3">
      {samples.length > 0 && (
        <ul aria-label={t('samples.list')} className="border-t border-line">
          {samples.map((sample) => (
            <SampleRow
              key={sample.id}
              sample={sample}
              bounds={bounds}
              onRemove={onRemove && (() => onRemove(sample.id))}
              cleaning={cleaning && ((mend) => cleaning(sample, mend))}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
