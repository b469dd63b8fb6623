/** An element by its role and visible name. */
export interface WantedElement {
  readonly role:
    | 'button'
    | 'link'
    | 'field'
    | 'combobox'
    | 'option'
    | 'radio'
    | 'checkbox'
    | 'tab'
    | 'heading'
  /** Source of a regular expression for its accessible name. */
  readonly name: string
  /** The last of several, instead of the first. */
  readonly isLast?: boolean
}

/**
 * Runs in the page, so it uses nothing from outside. Returns the middle of an element that a press would reach, its
 * value, and whether it has the focus; null while there is none.
 */
export function findInPage({ role, name, isLast }: WantedElement) {
  const SELECTORS = {
    button: 'button:not([role]), [role=button]',
    link: 'a[href]',
    field: 'input:not([type=radio], [type=checkbox], [type=file]), textarea',
    combobox: '[role=combobox]',
    option: '[role=option], [role=menuitem], [role=menuitemradio]',
    radio: 'input[type=radio], [role=radio]',
    checkbox: 'input[type=checkbox], [role=checkbox]',
    tab: '[role=tab]',
    heading: 'h1, h2, h3',
  }
  const textOf = (ids: string | null) =>
    (ids ?? '')
      .split(/\s+/)
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
  const labelsOf = (element: Element) =>
    [...((element as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent).join(' ')
  const nameOf = (element: Element) =>
    [
      textOf(element.getAttribute('aria-labelledby')),
      element.getAttribute('aria-label') ?? '',
      labelsOf(element),
      element.textContent ?? '',
    ]
      .map((text) => text.replace(/[\s\u00a0]+/g, ' ').trim())
      .find((text) => text !== '') ?? ''
  const dialogs = [...document.querySelectorAll('dialog[open]')]
  const scope = dialogs.at(-1) ?? document
  const pattern = new RegExp(name, 'i')
  const found = [...scope.querySelectorAll(SELECTORS[role])].filter(
    (element) => pattern.test(nameOf(element)) && element.getClientRects().length > 0,
  )
  const element = (isLast ? found.at(-1) : found[0]) as HTMLInputElement | undefined
  if (!element || element.disabled || element.getAttribute('aria-disabled') === 'true') return null
  // A radio or checkbox may be invisible beneath its label.
  const pressed =
    (role === 'radio' || role === 'checkbox') && element.labels?.[0] ? element.labels[0] : element
  pressed.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = pressed.getBoundingClientRect()
  const point = { x: left + Math.min(width / 2, 200), y: top + height / 2 }
  const there = document.elementFromPoint(point.x, point.y)
  const isReachable = there !== null && (pressed.contains(there) || element.contains(there))
  return {
    ...point,
    isReachable,
    name: nameOf(element),
    value: element.value ?? '',
    isFocused: document.activeElement === element,
  }
}
