import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CloneSample } from '#src/contract/cloning.ts'
import { useRemovalFocus } from '#src/ui/use-removal-focus.ts'
import type { SampleEntry } from './sample-entry.ts'
import { SampleRow, type ShownSample } from './sample-row.tsx'

interface SampleListProps {
  samples: readonly ShownSample[]
  maxMinutes: number
  onRemove?: (id: string) => void
}

export function SampleList({ samples, maxMinutes, onRemove }: SampleListProps) {
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
              maxMinutes={maxMinutes}
              onRemove={onRemove && (() => onRemove(sample.id))}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

export const shownEntry = ({
  id,
  file,
  url,
  measures,
  isMeasuring,
  fault,
  sameAs,
}: SampleEntry): ShownSample => ({
  id,
  name: file.name,
  url,
  duration: measures?.duration ?? 0,
  loudness: measures?.loudness ?? 0,
  clipping: measures?.clipping ?? 0,
  peaks: measures?.peaks ?? [],
  fault,
  sameAs,
  isMeasuring,
})

export const shownSample = ({ id, file_name, audio_url, ...sample }: CloneSample): ShownSample => ({
  ...sample,
  id: String(id),
  name: file_name,
  url: audio_url,
})
