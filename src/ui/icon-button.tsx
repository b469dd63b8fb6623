import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { shownKeys } from './shown-keys.ts'
import { Spinner } from './spinner.tsx'
import { Tooltip } from './tooltip.tsx'
import { useFocusedDisabled } from './use-focused-disabled.ts'

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'className' | 'aria-label' | 'children'> {
  /** Its name for screen readers and its tooltip. */
  label: string
  /** Shows the button's action together with its label. */
  icon: ReactNode
  /** A word of the label, shown next to the icon in a wide toolbar whose names all fit. */
  name?: string
  /** `filled` is for play and similar actions, one in a view; grey while disabled. */
  variant?: 'quiet' | 'filled'
  /** 32, 36 or 40 px square. */
  size?: 'small' | 'compact' | 'medium'
  /** Only for a toggle button. */
  isPressed?: boolean
  /** The press is being processed; further presses are ignored. */
  isPending?: boolean
  /** The action it started is loading: a ring turns around the icon, and a press cancels the loading. */
  isLoading?: boolean
  /** Keyboard shortcut of the same action, shown in the tooltip. */
  shortcut?: string
}

const SIZES = { small: 'size-8', compact: 'size-9', medium: 'size-10' } as const

/** A button with a well-known icon; its label is shown on hover and keyboard focus. */
export function IconButton(props: IconButtonProps) {
  const {
    label,
    icon,
    name,
    variant = 'quiet',
    size = 'medium',
    isPressed,
    isPending,
    isLoading,
    shortcut,
    onClick,
    ...rest
  } = props
  const { isIgnored, props: focusable } = useFocusedDisabled(rest)
  return (
    <Tooltip text={shortcut ? `${label} · ${shownKeys(shortcut)}` : label}>
      <button
        type="button"
        {...rest}
        {...focusable}
        onClick={isPending || isIgnored ? undefined : onClick}
        aria-label={label}
        aria-pressed={isPressed}
        aria-busy={isPending || isLoading || undefined}
        aria-disabled={isPending || isIgnored || undefined}
        data-off={isIgnored || undefined}
        className={classNames(
          'relative inline-flex shrink-0 items-center justify-center transition-colors disabled:bg-transparent disabled:text-edge data-off:bg-transparent data-off:text-edge',
          SIZES[size],
          name !== undefined && 'xl:in-data-names:w-auto xl:in-data-names:gap-2 xl:in-data-names:px-2',
          variant === 'filled'
            ? 'rounded-full bg-accent text-on-accent hover:bg-accent-strong'
            : 'rounded-md hover:bg-sunken',
          variant === 'quiet' && (isPressed ? 'text-accent' : 'text-muted hover:text-ink'),
        )}
      >
        {isPending ? <Spinner size={16} /> : icon}
        {name !== undefined && <span className="hidden text-14 xl:in-data-names:inline">{name}</span>}
        {isLoading && <span aria-hidden="true" className="loading-ring absolute inset-0 rounded-full" />}
      </button>
    </Tooltip>
  )
}
