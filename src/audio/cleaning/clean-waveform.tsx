import { type KeyboardEvent, type PointerEvent, type RefObject, useMemo, useRef } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatDuration } from '#src/lib/format-length.ts'
import type { Stretch } from '#src/rules/voice-activity.ts'
import { usePlayerFrame } from '../use-player.ts'
import { barsOf, waveformBox, waveformPath } from '../waveform-path.ts'
import type { OpenedSound } from './clean-jobs.ts'
import { MIN_LENGTH_S, type SoundEdit } from './sound-edit.ts'
import type { Comparing } from './use-comparing.ts'

const STEP_S = 0.1
const BARS_PER_VIEW = 120
const MAX_BARS = 6000
/** Recordings below this height are silence, which stays flat. */
const MIN_BAR_HEIGHT = 0.005
/** A press that moves less selects nothing: it plays from there. */
const CLICK_PX = 4

const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 50,
  PageDown: -50,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

interface CleanWaveformProps {
  sound: OpenedSound
  edit: SoundEdit
  selection: Stretch
  zoom: number
  comparing: Comparing
  onSelect: (selection: Stretch) => void
}

type SelectionSide = keyof Stretch

/** Moves one side of the selection; the other one stays at least a moment away. */
function movedSide(selection: Stretch, side: SelectionSide, seconds: number, duration: number): Stretch {
  return side === 'start'
    ? { ...selection, start: Math.max(0, Math.min(seconds, selection.end - MIN_LENGTH_S)) }
    : { ...selection, end: Math.min(duration, Math.max(seconds, selection.start + MIN_LENGTH_S)) }
}

const percent = (seconds: number, duration: number) =>
  `${(100 * seconds) / Math.max(duration, MIN_LENGTH_S)}%`

function useSecondsAt(strip: RefObject<HTMLElement | null>, duration: number) {
  return ({ clientX }: PointerEvent) => {
    const { left = 0, width = 0 } = strip.current?.getBoundingClientRect() ?? {}
    return Math.min(Math.max(width > 0 ? ((clientX - left) / width) * duration : 0, 0), duration)
  }
}

interface HandleProps extends Pick<CleanWaveformProps, 'selection' | 'onSelect'> {
  side: SelectionSide
  duration: number
  secondsAt: (event: PointerEvent) => number
}

function SelectionHandle({ side, selection, duration, secondsAt, onSelect }: HandleProps) {
  const { t } = useTranslation('recording-clean')
  const at = selection[side]
  const move = (seconds: number) => onSelect(movedSide(selection, side, seconds, duration))
  const handleKey = (event: KeyboardEvent) => {
    const steps = KEY_STEPS[event.key]
    if (steps === undefined) return
    event.preventDefault()
    move(at + steps * (event.shiftKey ? 10 : 1) * STEP_S)
  }
  return (
    <span
      role="slider"
      tabIndex={0}
      aria-label={t(side)}
      aria-valuemin={0}
      aria-valuemax={Math.round(duration * 10) / 10}
      aria-valuenow={Math.round(at * 10) / 10}
      aria-valuetext={t('time', { time: formatDuration(at), tenths: Math.floor((at * 10) % 10) })}
      onKeyDown={handleKey}
      onPointerDown={(event) => {
        event.stopPropagation()
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={(event) =>
        event.currentTarget.hasPointerCapture(event.pointerId) && move(secondsAt(event))
      }
      className={`absolute inset-y-0 z-1 flex w-6 cursor-ew-resize touch-none ${side === 'start' ? 'justify-start' : '-translate-x-full justify-end'}`}
      style={{ left: percent(at, duration) }}
    >
      <span
        aria-hidden
        className={`h-full w-1 bg-accent ${side === 'start' ? 'rounded-l-sm' : 'rounded-r-sm'}`}
      />
    </span>
  )
}

function Playhead({ comparing, duration }: { comparing: Comparing; duration: number }) {
  const line = useRef<HTMLSpanElement>(null)
  usePlayerFrame(comparing.isLoaded, (seconds) => {
    if (line.current) line.current.style.left = percent(comparing.placeOf(seconds), duration)
  })
  return comparing.isLoaded && <span ref={line} aria-hidden className="absolute inset-y-0 w-px bg-ink" />
}

/** A drag by mouse selects, a click plays from its place. A finger scrolls. */
function useSelecting(
  secondsAt: HandleProps['secondsAt'],
  { comparing, onSelect }: Pick<CleanWaveformProps, 'comparing' | 'onSelect'>,
) {
  const drag = useRef<{ readonly x: number; readonly from: number }>(undefined)
  const isAway = ({ clientX }: PointerEvent) => Math.abs(clientX - (drag.current?.x ?? clientX)) > CLICK_PX
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button === 0) drag.current = { x: event.clientX, from: secondsAt(event) }
      if (event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      if (!drag.current || event.pointerType !== 'mouse' || !isAway(event)) return
      const [start = 0, end = 0] = [drag.current.from, secondsAt(event)].toSorted((a, b) => a - b)
      if (end - start >= MIN_LENGTH_S) onSelect({ start, end })
    },
    onPointerUp(event: PointerEvent) {
      if (drag.current && !isAway(event)) comparing.playAt(drag.current.from)
      drag.current = undefined
    },
    onPointerCancel() {
      drag.current = undefined
    },
  }
}

function useBars(peaks: readonly number[], zoom: number) {
  return useMemo(() => {
    const bars = barsOf(peaks, Math.min(MAX_BARS, BARS_PER_VIEW * zoom))
    // Scales a quiet recording up, so that its shape is visible.
    const top = Math.max(...bars, MIN_BAR_HEIGHT)
    return bars.map((bar) => bar / top)
  }, [peaks, zoom])
}

/** Parts under a tone, and removed ones. */
function EditedParts({ edit, duration }: Pick<CleanWaveformProps, 'edit'> & { duration: number }) {
  const placeOf = ({ start, end }: Stretch) => ({
    left: percent(start, duration),
    width: percent(end - start, duration),
  })
  return (
    <>
      {edit.bleeped.map((part) => (
        <span
          key={part.start}
          aria-hidden
          data-bleeped
          className="absolute inset-y-0 bg-ink"
          style={placeOf(part)}
        />
      ))}
      {edit.removed.map((part) => (
        <span
          key={part.start}
          aria-hidden
          className="absolute inset-y-0 bg-sunken/90 bg-[repeating-linear-gradient(135deg,var(--line)_0_1px,transparent_1px_8px)]"
          style={placeOf(part)}
        />
      ))}
    </>
  )
}

/** The recording with its removed parts and the selection. */
export function CleanWaveform(props: CleanWaveformProps) {
  const { sound, edit, selection, zoom, comparing, onSelect } = props
  const { duration, peaks } = sound
  const strip = useRef<HTMLDivElement>(null)
  const secondsAt = useSecondsAt(strip, duration)
  const selecting = useSelecting(secondsAt, props)
  const bars = useBars(peaks, zoom)
  const path = useMemo(() => waveformPath(bars), [bars])
  const { width, height } = waveformBox(bars.length)
  return (
    <div className="overflow-x-auto overscroll-x-contain rounded-md bg-sunken">
      <div
        ref={strip}
        className="relative h-24 min-w-full cursor-text"
        style={{ width: `${100 * zoom}%` }}
        {...selecting}
      >
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          fill="none"
          strokeWidth="1.75"
          strokeLinecap="round"
          className="absolute inset-0 size-full"
        >
          <path d={path} vectorEffect="non-scaling-stroke" className="stroke-edge" />
        </svg>
        <EditedParts edit={edit} duration={duration} />
        <span
          aria-hidden
          className="absolute inset-y-0 border-y-2 border-accent"
          style={{
            left: percent(selection.start, duration),
            width: percent(selection.end - selection.start, duration),
          }}
        />
        <Playhead comparing={comparing} duration={duration} />
        {(['start', 'end'] as const).map((side) => (
          <SelectionHandle key={side} {...{ side, selection, duration, secondsAt, onSelect }} />
        ))}
      </div>
    </div>
  )
}
