import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react'
import { classNames } from '#src/ui/class-names.ts'

interface ScrubBarProps {
  label: string
  /** `value` and `duration` are in seconds. */
  value: number
  duration: number
  valueText: (seconds: number) => string
  onSeek: (seconds: number) => void
  isDisabled?: boolean
  children?: ReactNode
  className?: string
}

const ARROW_STEP_S = 1
const PAGE_STEP_S = 10

function stepOf(key: string, value: number, duration: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowUp') return value + ARROW_STEP_S
  if (key === 'ArrowLeft' || key === 'ArrowDown') return value - ARROW_STEP_S
  if (key === 'PageUp') return value + PAGE_STEP_S
  if (key === 'PageDown') return value - PAGE_STEP_S
  if (key === 'Home') return 0
  return key === 'End' ? duration : undefined
}

/** Selects a position in something with a length, independent of the player; a drag takes effect when it ends. */
export function ScrubBar(props: ScrubBarProps) {
  const { label, value, duration, valueText, onSeek, isDisabled = false, children, className } = props
  const [dragged, setDragged] = useState<number>()
  const within = (seconds: number) => Math.min(Math.max(seconds, 0), duration)
  const shown = within(dragged ?? value)

  const placeOf = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    return within(width > 0 ? ((clientX - left) / width) * duration : 0)
  }
  const handleKey = (event: KeyboardEvent) => {
    const to = stepOf(event.key, value, duration)
    if (to === undefined || isDisabled) return
    event.preventDefault()
    onSeek(within(to))
  }
  const endDrag = (event: PointerEvent<HTMLElement>) => {
    if (dragged === undefined) return
    setDragged(undefined)
    if (event.type === 'pointerup') onSeek(placeOf(event))
  }

  return (
    <div
      role="slider"
      tabIndex={isDisabled ? -1 : 0}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      aria-valuemin={0}
      aria-valuemax={Math.round(duration)}
      aria-valuenow={Math.round(shown)}
      aria-valuetext={valueText(shown)}
      onKeyDown={handleKey}
      onPointerDown={(event) => {
        if (isDisabled || event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragged(placeOf(event))
      }}
      onPointerMove={(event) => dragged !== undefined && setDragged(placeOf(event))}
      onPointerUp={endDrag}
      onPointerCancel={endDrag}
      className={classNames('relative touch-none rounded-sm', isDisabled ? '' : 'cursor-pointer', className)}
    >
      {children}
      {dragged !== undefined && (
        <span
          aria-hidden="true"
          className="absolute inset-y-0 w-0.5 bg-accent"
          style={{ insetInlineStart: `${duration > 0 ? (dragged / duration) * 100 : 0}%` }}
        />
      )}
    </div>
  )
}
