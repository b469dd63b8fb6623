import { type KeyboardEvent, useId, useState } from 'react'
import { type EditorBlock, useEditor } from '#src/features/editor/editor-context.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { secondsOf } from '#src/lib/typed-seconds.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import { useSignal } from '#src/ui/use-signal.ts'
import { changeTimes, MIN_SEGMENT_S, refetchMix } from '../dub/dub-commands.ts'
import { dubOf } from '../dub/dub-segment.ts'
import { momentText, tenthsOf } from '../form/moment-text.ts'

export interface SegmentProps {
  block: EditorBlock
  /** Starts at 1. */
  place: number
  isReadOnly: boolean
}

/** Step of an arrow key, in seconds. */
const NUDGE_S = 0.1

interface TypedTime {
  value: number
  /** The earliest and the latest possible time, in seconds. */
  range: readonly [least: number, most: number]
  onChange: (seconds: number) => void
}

/** Typed input that is no time of the range stays, with the reason, until it is corrected or given up by Escape. */
function useTypedTime({ value, range: [least, most], onChange }: TypedTime) {
  const { number } = useFormat()
  const shown = (seconds: number) => momentText(seconds, number)
  const [typed, setTyped] = useState<string>()
  const [isWrong, setIsWrong] = useState(false)
  function show(text: string | undefined) {
    setTyped(text)
    setIsWrong(false)
  }
  function settle() {
    if (typed === undefined) return
    const seconds = secondsOf(typed)
    if (seconds === undefined || tenthsOf(seconds) < tenthsOf(least) || tenthsOf(seconds) > tenthsOf(most)) {
      setIsWrong(true)
      return
    }
    show(undefined)
    if (tenthsOf(seconds) !== tenthsOf(value)) onChange(Math.min(most, Math.max(least, seconds)))
  }
  function handle(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') settle()
    else if (event.key === 'Escape') show(undefined)
    else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      const from = (typed === undefined ? undefined : secondsOf(typed)) ?? value
      show(undefined)
      onChange(
        Math.min(most, Math.max(least, tenthsOf(from + (event.key === 'ArrowUp' ? NUDGE_S : -NUDGE_S)))),
      )
    } else return
    event.preventDefault()
  }
  return {
    text: typed ?? shown(value),
    limits: { least: shown(least), most: shown(most) },
    ...{ errorId: useId(), isWrong, show, settle, handle },
  }
}

interface TimeFieldProps {
  label: string
  time: ReturnType<typeof useTypedTime>
  isReadOnly: boolean
}

function TimeField({ label, time: { text, isWrong, errorId, ...time }, isReadOnly }: TimeFieldProps) {
  return (
    <input
      aria-label={label}
      inputMode="decimal"
      value={text}
      readOnly={isReadOnly}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? errorId : undefined}
      onChange={(event) => time.show(event.target.value)}
      onBlur={time.settle}
      onKeyDown={isReadOnly ? undefined : time.handle}
      // Width for browsers without `field-sizing`.
      size={text.length}
      className="tabular field-sizing-content min-h-6 min-w-6 rounded-sm bg-transparent text-13 text-muted focus:text-ink"
    />
  )
}

/** The fields and, below the row that they are part of, what is wrong with them. */
export function SegmentTimes({ block, place, isReadOnly }: SegmentProps) {
  const { t } = useTranslation('dubbing')
  const editor = useEditor()
  const duration = useSignal(editor.body).dubbing?.source?.duration ?? Number.POSITIVE_INFINITY
  const { start = 0, end = 0 } = dubOf(block) ?? {}
  const move = (from: number, to: number) => {
    editor.run(changeTimes(editor.store.getState(), block.key, from, to))
    refetchMix(editor)
  }
  const from = useTypedTime({
    value: start,
    range: [0, end - MIN_SEGMENT_S],
    onChange: (seconds) => move(seconds, end),
  })
  const to = useTypedTime({
    value: end,
    range: [start + MIN_SEGMENT_S, duration],
    onChange: (seconds) => move(start, seconds),
  })
  return (
    <>
      <span className="flex items-center gap-1">
        <TimeField label={t('segment.start', { number: place })} time={from} isReadOnly={isReadOnly} />
        <span aria-hidden="true" className="h-px w-2 bg-edge" />
        <TimeField label={t('segment.end', { number: place })} time={to} isReadOnly={isReadOnly} />
      </span>
      <span className="order-1 basis-full not-has-[p]:absolute">
        {[from, to].map(({ errorId, isWrong, limits }) => (
          <FieldError key={errorId} id={errorId}>
            {isWrong && t('segment.timeError', limits)}
          </FieldError>
        ))}
      </span>
    </>
  )
}
