/** Measures of one screen or modal in whole pixels: each value with its number of occurrences. */
export interface Reading {
  readonly text: Record<string, number>
  readonly button: Record<string, number>
  readonly field: Record<string, number>
  /** Vertical distance between the centres of a field and of what can be pressed in its row. */
  readonly offset: Record<string, number>
  readonly icon: Record<string, number>
  readonly title: Record<string, number>
  readonly left: Record<string, number>
  readonly right: Record<string, number>
  readonly primaries: Record<string, number>
  /** Contrast with the background, to one decimal. */
  readonly disabled: Record<string, number>
}

/**
 * Runs in the page, so it refers to nothing outside. Reads the visible part of the topmost dialog, or of the page
 * without a dialog.
 */
export function readPage(): Reading {
  const root = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body
  const isModal = root !== document.body
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true })
  }
  const all = <Found extends Element>(selector: string) =>
    [...root.querySelectorAll<Found>(selector)].filter(
      (element) => isSeen(element) && !element.closest('.sr-only, .skip-link, dialog:not([open])'),
    )
  const counts = (values: readonly string[]) => {
    const found: Record<string, number> = {}
    for (const value of values) found[value] = (found[value] ?? 0) + 1
    return found
  }
  const px = (value: number) => String(Math.round(value))
  /** A column in the middle of an odd width starts at half a pixel. */
  const edge = (value: number) => String(Math.floor(value))
  const heightsOf = (elements: readonly Element[]) =>
    counts(elements.map((element) => px(element.getBoundingClientRect().height)))

  const texts = all<HTMLElement>('*').filter(
    (element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '') &&
      !element.closest('code, pre, kbd, option, textarea, iframe, svg, [data-own-look]'),
  )
  const styleOf = (element: HTMLElement) => {
    const { fontSize, lineHeight, fontWeight } = getComputedStyle(element)
    return `${Number.parseFloat(fontSize)}/${Math.round(Number.parseFloat(lineHeight))}/${fontWeight}`
  }
  // The height of a control with several lines depends on its text.
  const isOneLine = (element: HTMLElement) => element.scrollHeight < 48 && element.clientHeight < 48
  const buttons = all<HTMLElement>('button.border.rounded-md, a.border.rounded-md').filter(
    (element) => element.matches('.font-strong') && isOneLine(element),
  )
  const fields = all<HTMLElement>('input.border, [role=combobox]').filter(
    (element) => !element.matches('[type=checkbox], [type=radio], [type=range]') && isOneLine(element),
  )
  const box = (element: Element) => element.getBoundingClientRect()
  const middle = (element: Element) => (box(element).top + box(element).bottom) / 2
  /** Excludes what a sticky bar covers. */
  const isBeside = (field: Element, other: Element) => {
    const gap = Math.max(box(field).left - box(other).right, box(other).left - box(field).right)
    const shared = Math.min(box(field).bottom, box(other).bottom) - Math.max(box(field).top, box(other).top)
    return shared > 12 && gap >= 0 && gap < 24
  }
  const offsets = fields.flatMap((field) =>
    all('button')
      .filter((other) => other !== field && isBeside(field, other))
      .map((other) => px(Math.abs(middle(field) - middle(other)))),
  )
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
    const linear = (value: number) => {
      const share = value / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
  const groundOf = (element: Element): string => {
    for (let place: Element | null = element; place; place = place.parentElement) {
      const { backgroundColor } = getComputedStyle(place)
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor
    }
    return getComputedStyle(document.documentElement).backgroundColor
  }
  const contrastOf = (element: HTMLElement) => {
    const [dark = 0, light = 0] = [
      luminance(getComputedStyle(element).color),
      luminance(groundOf(element)),
    ].sort((one, other) => one - other)
    return ((light + 0.05) / (dark + 0.05)).toFixed(1)
  }
  const main = isModal ? null : document.querySelector('main')
  const title = main?.querySelector('h1:not(.sr-only)')
  const edges = main
    ? [...main.querySelectorAll<HTMLElement>('h1:not(.sr-only), table, .at-foot')].filter(isSeen)
    : []
  const isPrimary = (element: HTMLElement) => element.matches('.bg-accent') && !element.matches(':disabled')
  return {
    text: counts(texts.map(styleOf)),
    button: heightsOf(buttons),
    field: heightsOf(fields),
    offset: counts(offsets),
    icon: counts(all('svg.lucide:not(.picture)').map((icon) => px(icon.getBoundingClientRect().width))),
    title: title ? counts([px(title.getBoundingClientRect().top + scrollY)]) : {},
    left: main?.querySelector('h1:not(.sr-only)')
      ? counts(edges.slice(0, 1).map((element) => edge(element.getBoundingClientRect().left)))
      : {},
    right: counts(
      edges
        .filter((element) => element.matches('table'))
        .map((element) => edge(element.getBoundingClientRect().right)),
    ),
    primaries: counts([String(buttons.filter(isPrimary).length)]),
    disabled: counts(all<HTMLElement>('button:disabled').map(contrastOf)),
  }
}
