import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { type ButtonSize, type ButtonVariant, buttonStyles } from './button-styles.ts'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'
import { useShownSums } from './sums.tsx'
import { useFocusedDisabled } from './use-focused-disabled.ts'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** At most one `primary` per view. `chosen` is the selected one of several; `danger` destroys something. */
  variant?: ButtonVariant
  /** 32, 36 or 44 px high. */
  size?: ButtonSize
  /** A lucide icon of 16 px before the text; decorative, so hide it from screen readers. */
  icon?: ReactNode
  /** While the action runs, the button keeps its width and focus, shows a spinner and ignores presses. */
  isPending?: boolean
  /** Ignores presses for a moment without looking different. */
  isHeld?: boolean
  /** Screen reader text while pending; defaults to the button's own text. */
  pendingLabel?: string
  /** Takes the full width of its container. */
  isWide?: boolean
}

/**
 * A button names its action and its cost if it has one: "Generate 3 blocks · 0.45 ₼". It does not act while the page
 * shows another cost.
 */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    icon,
    isPending = false,
    isHeld = false,
    pendingLabel,
    isWide,
    children,
    onClick,
    ...rest
  } = props
  const { isIgnored, props: focusable } = useFocusedDisabled(rest)
  const { content, isRight } = useShownSums(children)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending || isHeld || isIgnored || !isRight(event.currentTarget)) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      {...focusable}
      onClick={press}
      aria-disabled={isPending || isHeld || isIgnored || undefined}
      data-off={isIgnored || undefined}
      aria-busy={isPending || undefined}
      className={classNames(buttonStyles(variant, size), isWide && 'w-full')}
    >
      {isPending && (
        <span className="absolute inset-0 flex items-center justify-center">
          <Spinner />
        </span>
      )}
      <span className={classNames('inline-flex min-w-0 items-center gap-2', isPending && 'opacity-0')}>
        {icon}
        {content}
      </span>
      {isPending && pendingLabel !== undefined && <span className="sr-only">{pendingLabel}</span>}
    </button>
  )
}
