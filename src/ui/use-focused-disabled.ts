import { type ComponentProps, type FocusEvent, useState } from 'react'

type ButtonProps = Pick<ComponentProps<'button'>, 'disabled' | 'onFocus' | 'onBlur'>

/**
 * Props of a button that may be disabled while it has the focus, e.g. "Next page" on the last page. A browser drops
 * the focus of a disabled button to the page, so until the focus leaves, such a button is `aria-disabled` instead.
 *
 * @returns `isIgnored` while presses must do nothing although the button has no `disabled`
 */
export function useFocusedDisabled({ disabled = false, onFocus, onBlur }: ButtonProps) {
  const [isFocused, setIsFocused] = useState(false)
  const isIgnored = disabled && isFocused
  return {
    isIgnored,
    props: {
      disabled: disabled && !isFocused,
      onFocus(event: FocusEvent<HTMLButtonElement>) {
        setIsFocused(true)
        onFocus?.(event)
      },
      onBlur(event: FocusEvent<HTMLButtonElement>) {
        setIsFocused(false)
        onBlur?.(event)
      },
    },
  }
}
