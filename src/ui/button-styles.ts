import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'chosen' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border-line bg-raised text-ink hover:bg-sunken',
  chosen: 'border-ink bg-ink text-paper',
  quiet: 'border-transparent text-ink hover:bg-sunken',
  danger: 'border-transparent bg-danger-fill text-on-danger hover:opacity-90',
}

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-8 min-w-8 px-2 py-0.5',
  medium: 'min-h-9 px-3 py-1',
  large: 'min-h-11 px-4 py-2',
}

export function buttonStyles(variant: ButtonVariant = 'secondary', size: ButtonSize = 'medium'): string {
  return classNames(
    'relative inline-flex items-center justify-center gap-2 rounded-md border text-14 font-strong text-center text-balance no-underline',
    // A disabled button is grey: an accent at half strength would still look like the main action.
    'transition-colors disabled:border-transparent disabled:bg-sunken disabled:text-muted disabled:opacity-100',
    'data-off:border-transparent data-off:bg-sunken data-off:text-muted data-off:opacity-100',
    variants[variant],
    sizes[size],
  )
}
