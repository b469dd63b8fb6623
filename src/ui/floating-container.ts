/**
 * Container of a floating part: its dialog, because everything outside is inert; otherwise its opener's landmark, where
 * screen readers find it. Other projects have the element of the package, outside which nothing is styled.
 */
export function floatingContainer(dialog: HTMLElement | null | undefined, opener: Element | null) {
  return dialog ?? opener?.closest<HTMLElement>('main, header, .avaz-ui')
}
