import { type KeyboardEvent, memo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatDuration } from '#src/lib/format-length.ts'
import { playFilmAt, useOpenDub } from '../dub/open-dub.ts'
import { drawnIn, type TimelineSegment, type TimelineView } from './timeline-view.ts'

interface SpeakerRowProps {
  name: string
  /** Undefined for segments of nobody. */
  colour: string | undefined
  segments: readonly TimelineSegment[]
  duration: number
  view: TimelineView
}

/** The times at which one speaker speaks. Arrows, Home and End move between segments, Enter plays. */
export const SpeakerRow = memo(function SpeakerRow({
  name,
  colour,
  segments,
  duration,
  view,
}: SpeakerRowProps) {
  const { t } = useTranslation('dubbing')
  const dub = useOpenDub()
  const row = useRef<HTMLFieldSetElement>(null)
  const [chosen, setActive] = useState(0)
  const active = Math.min(chosen, segments.length - 1)
  function step(event: KeyboardEvent, index: number) {
    const next = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: segments.length - 1,
    }[event.key]
    if (next === undefined || !segments[next]) return
    event.preventDefault()
    flushSync(() => setActive(next))
    row.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }
  return (
    <div style={{ color: colour }} className={colour ? undefined : 'text-edge'}>
      <span aria-hidden className="sticky left-0 flex w-max max-w-full items-center gap-1 px-1">
        <span className="size-2 shrink-0 rounded-full border border-current bg-current" />
        <span className="truncate text-13 text-muted">{name}</span>
      </span>
      <fieldset ref={row} aria-label={t('timeline.row', { name })} className="relative h-6 min-w-0">
        {drawnIn(segments, view, active).map((index) => {
          const { key, start, end } = segments[index] ?? { key: '', start: 0, end: 0 }
          return (
            <button
              key={key}
              type="button"
              tabIndex={index === active ? 0 : -1}
              aria-label={t('timeline.segment', { name, time: formatDuration(start) })}
              onKeyDown={(event) => step(event, index)}
              onFocus={() => setActive(index)}
              onClick={() => {
                dub.editor.reveal.set({ key })
                playFilmAt(dub, start)
              }}
              className="absolute top-0 h-6 min-w-1 rounded-sm border border-raised bg-current hover:bg-ink"
              style={{ left: `${(100 * start) / duration}%`, width: `${(100 * (end - start)) / duration}%` }}
            />
          )
        })}
      </fieldset>
    </div>
  )
})
