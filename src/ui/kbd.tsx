interface KbdProps {
  /** Label of the key, e.g. `Ctrl`. */
  children: string
}

/** A key as printed on the keyboard. */
export function Kbd({ children }: KbdProps) {
  return (
    <kbd className="inline-flex min-w-6 items-center justify-center rounded-sm border border-line bg-sunken px-1 font-sans text-13 text-muted">
      {children}
    </kbd>
  )
}
