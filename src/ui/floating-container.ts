/**
 * Where a floating part is rendered: into the dialog it was opened in, beside which all else is inert; else into
 * the landmark of its opener, where screen readers find it.
 */
export function floatingContainer(dialog: HTMLElement | null | undefined, opener: Element | null) {
  return dialog ?? opener?.closest<HTMLElement>('main, header')
}
