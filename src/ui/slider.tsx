import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef } from 'react'
import { FieldError } from './field-error.tsx'

export interface SliderProps {
  /** Name of the value. */
  label: ReactNode
  /** The value as people say it, e.g. "1.25×"; shown at the end of the label and read out. */
  valueText: string
  /** Current value. */
  value: number
  /** The least value. */
  min: number
  /** The greatest value. */
  max: number
  /** Change per arrow key. */
  step: number
  /** Called for every change while moving. */
  onChange: (value: number) => void
  /** Called on release of the thumb or a key press: save then. */
  onCommit?: (value: number) => void
  /** Prevents changes, e.g. while the form is sent. */
  isDisabled?: boolean
  /** Error message about the value. */
  error?: ReactNode
}

/** Steps per key; ten times as many with Shift. */
const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

type Scale = Pick<SliderProps, 'min' | 'max' | 'step'>

/** The nearest value on a step, within the limits. */
function steppedValue(value: number, { min, max, step }: Scale) {
  const decimals = String(step).split('.')[1]?.length ?? 0
  const within = Math.min(max, Math.max(min, value))
  return Math.min(max, Number((Math.round((within - min) / step) * step + min).toFixed(decimals)))
}

function useSliding({ value, onChange, onCommit, isDisabled, ...scale }: SliderProps) {
  const thumb = useRef<HTMLSpanElement>(null)
  /** While a pointer is down: the initial value and the latest one, which may not be rendered yet. */
  const slide = useRef<{ readonly from: number; last: number }>(undefined)

  const change = (wanted: number, last: number, isByKey: boolean) => {
    const next = steppedValue(wanted, scale)
    if (next !== last) {
      thumb.current?.focus({ preventScroll: true, focusVisible: isByKey })
      onChange(next)
    }
    return next
  }
  const slideTo = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    if (!slide.current) return
    const { left, width } = currentTarget.getBoundingClientRect()
    const wanted = scale.min + ((clientX - left) / width) * (scale.max - scale.min)
    slide.current.last = change(wanted, slide.current.last, false)
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault()
    if (isDisabled) return
    event.currentTarget.setPointerCapture(event.pointerId)
    slide.current = { from: value, last: value }
    if (event.target === thumb.current) thumb.current.focus({ preventScroll: true, focusVisible: false })
    else slideTo(event)
  }
  const onPointerUp = () => {
    const { from, last } = slide.current ?? {}
    slide.current = undefined
    if (last !== undefined && last !== from) onCommit?.(last)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const steps = KEY_STEPS[event.key]
    if (steps === undefined) return
    event.preventDefault()
    if (isDisabled) return
    const next = change(value + steps * (event.shiftKey ? 10 : 1) * scale.step, value, true)
    if (next !== value) onCommit?.(next)
  }
  const onPointerMove = slideTo
  return {
    thumb,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onKeyDown },
  }
}

type LabelProps = Pick<SliderProps, 'label' | 'valueText'> & { id: string }

function LabelWithValue({ id, label, valueText }: LabelProps) {
  return (
    <div className="flex items-baseline justify-between gap-3 text-14">
      <span id={id} className="font-strong">
        {label}
      </span>
      <span aria-hidden translate="no" className="tabular text-muted">
        {valueText}
      </span>
    </div>
  )
}

/** A number that is set by feel, not by digits: speed, pitch. Arrows, Page keys, Home and End work. */
export function Slider(props: SliderProps) {
  const { label, valueText, value, min, max, isDisabled, error } = props
  const id = useId()
  const errorId = `${id}-error`
  const { thumb, handlers } = useSliding(props)
  const percentOf = (at: number) => Math.min(100, Math.max(0, ((at - min) / (max - min)) * 100))
  const percent = percentOf(value)
  // The track is filled from zero if that lies within the range, else from the least value: louder is more.
  const origin = min < 0 && max > 0 ? percentOf(0) : 0
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <LabelWithValue id={id} label={label} valueText={valueText} />
      <span
        {...handlers}
        data-disabled={isDisabled ? '' : undefined}
        className="relative flex h-6 touch-none items-center data-disabled:opacity-50"
      >
        <span className="relative h-1 grow rounded-full border border-transparent bg-line">
          <span
            className="absolute h-full rounded-full bg-accent"
            style={{ left: `${Math.min(origin, percent)}%`, right: `${100 - Math.max(origin, percent)}%` }}
          />
        </span>
        <span
          className="absolute -translate-x-1/2"
          // The thumb stays within the track at both ends.
          style={{ left: `calc(${percent}% + ${0.625 * (1 - percent / 50)}rem)` }}
        >
          <span
            ref={thumb}
            role="slider"
            tabIndex={isDisabled ? undefined : 0}
            aria-labelledby={id}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuenow={value}
            aria-valuetext={valueText}
            aria-orientation="horizontal"
            aria-disabled={isDisabled || undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            className="block size-5 rounded-full border border-edge bg-raised"
          />
        </span>
      </span>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}
