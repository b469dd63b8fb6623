import { type KeyboardEvent, memo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatDuration } from '#src/lib/format-length.ts'
import { classNames } from '#src/ui/class-names.ts'
import { playFilmAt, useOpenDub } from '../dub/open-dub.ts'
import { drawnIn, type TimelineSegment, type TimelineView } from './timeline-view.ts'

/** Keys that move a segment, in the form of `aria-keyshortcuts`. */
const MOVING_KEYS = ['Shift', 'Control', 'Control+Shift']
  .flatMap((keys) => [`${keys}+ArrowLeft`, `${keys}+ArrowRight`])
  .join(' ')

interface BoxProps {
  segment: TimelineSegment
  /** Length of the film, in seconds. */
  duration: number
  label: string
  isActive: boolean
  isHeld: boolean
  isReadOnly: boolean
  onKeyDown: (event: KeyboardEvent) => void
  onFocus: () => void
  onClick: () => void
}

/** A segment; the held one shows where its ends are taken. */
function Box({ segment, duration, label, isActive, isHeld, isReadOnly, ...events }: BoxProps) {
  const { key, start, end } = segment
  return (
    <button
      type="button"
      data-segment={key}
      tabIndex={isActive ? 0 : -1}
      aria-label={label}
      aria-keyshortcuts={isReadOnly ? undefined : MOVING_KEYS}
      {...events}
      className={classNames(
        'absolute top-0 flex h-6 min-w-1 items-center justify-between rounded-sm border bg-current hover:bg-ink',
        isHeld ? 'z-1 touch-none border-ink' : 'border-raised',
      )}
      style={{ left: `${(100 * start) / duration}%`, width: `${(100 * (end - start)) / duration}%` }}
    >
      {isHeld && !isReadOnly && (
        <>
          <span aria-hidden className="h-3 w-px shrink bg-raised ms-1" />
          <span aria-hidden className="h-3 w-px shrink bg-raised me-1" />
        </>
      )}
    </button>
  )
}

interface SpeakerRowProps {
  name: string
  /** Undefined for segments of nobody. */
  colour: string | undefined
  segments: readonly TimelineSegment[]
  /** The segment of the row that is moved or was last chosen, where it is shown now. */
  held: TimelineSegment | undefined
  duration: number
  view: TimelineView
  isReadOnly: boolean
  onHold: (key: string) => void
}

/** The segment of a row that takes the focus. Arrows, Home and End move it. */
function useStepping(segments: readonly TimelineSegment[]) {
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
    const isOther = event.shiftKey || event.altKey || event.ctrlKey || event.metaKey
    if (next === undefined || !segments[next] || isOther) return
    event.preventDefault()
    flushSync(() => setActive(next))
    row.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }
  return { row, active, setActive, step }
}

/** The times at which one speaker speaks. Arrows, Home and End move between segments, Enter plays. */
export const SpeakerRow = memo(function SpeakerRow({
  name,
  colour,
  segments,
  held,
  duration,
  view,
  isReadOnly,
  onHold,
}: SpeakerRowProps) {
  const { t } = useTranslation('dubbing-lazy')
  const dub = useOpenDub()
  const { row, active, setActive, step } = useStepping(segments)
  return (
    <div style={{ color: colour }} className={colour ? undefined : 'text-edge'}>
      <span aria-hidden className="sticky left-0 flex w-max max-w-full items-center gap-1 px-1">
        <span className="size-2 shrink-0 rounded-full border border-current bg-current" />
        <span className="truncate text-13 text-muted">{name}</span>
      </span>
      <fieldset ref={row} aria-label={t('timeline.row', { name })} className="relative h-6 min-w-0">
        {drawnIn(segments, view, active).map((index) => {
          const segment = segments[index]
          if (!segment) return null
          const { key } = segment
          const shown = key === held?.key ? held : segment
          return (
            <Box
              key={key}
              segment={shown}
              duration={duration}
              label={t('timeline.segment', { name, time: formatDuration(shown.start) })}
              isActive={index === active}
              isHeld={key === held?.key}
              isReadOnly={isReadOnly}
              onKeyDown={(event) => step(event, index)}
              onFocus={() => {
                setActive(index)
                onHold(key)
              }}
              onClick={() => {
                onHold(key)
                dub.editor.reveal.set({ key })
                playFilmAt(dub, shown.start)
              }}
            />
          )
        })}
      </fieldset>
    </div>
  )
})
