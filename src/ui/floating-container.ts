/**
 * Where a part that floats over the page belongs: into the dialog it was opened in, which all else is inert beside;
 * else into the landmark of its opener, so that whoever goes through the page by landmarks meets it.
 */
export function floatingContainer(dialog: HTMLElement | null | undefined, opener: Element | null) {
  return dialog ?? opener?.closest<HTMLElement>('main, header')
}
