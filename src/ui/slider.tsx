import { Slider as RadixSlider } from 'radix-ui'
import { type ReactNode, useId } from 'react'
import { FieldError } from './field-error.tsx'

export interface SliderProps {
  label: ReactNode
  /** The value as people say it, e.g. "1.25×"; shown at the end of the label and read out. */
  valueText: string
  value: number
  min: number
  max: number
  step: number
  onChange: (value: number) => void
  /** When the thumb is let go or a key was pressed: the moment to save. */
  onCommit?: (value: number) => void
  isDisabled?: boolean
  error?: ReactNode
}

/** A number whose feel matters more than its digits: speed, pitch. Arrows, Page keys, Home and End work. */
export function Slider({
  label,
  valueText,
  value,
  min,
  max,
  step,
  onChange,
  onCommit,
  isDisabled,
  error,
}: SliderProps) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <div className="flex items-baseline justify-between gap-3 text-14">
        <span id={id} className="font-strong">
          {label}
        </span>
        <span aria-hidden className="tabular text-muted">
          {valueText}
        </span>
      </div>
      <RadixSlider.Root
        value={[value]}
        min={min}
        max={max}
        step={step}
        disabled={isDisabled}
        onValueChange={([next]) => next !== undefined && onChange(next)}
        onValueCommit={([next]) => next !== undefined && onCommit?.(next)}
        className="relative flex h-6 touch-none items-center data-disabled:opacity-50"
      >
        <RadixSlider.Track className="relative h-1 grow rounded-full border border-transparent bg-edge">
          <RadixSlider.Range className="absolute h-full rounded-full bg-accent" />
        </RadixSlider.Track>
        <RadixSlider.Thumb
          aria-labelledby={id}
          aria-valuetext={valueText}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className="block size-5 rounded-full border border-edge bg-raised"
        />
      </RadixSlider.Root>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}
