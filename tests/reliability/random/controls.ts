import type { ElementHandle, Page } from 'playwright'

/** Interactive elements. */
const USABLE =
  'a[href], button, input, textarea, select, summary, [role="option"], [role="menuitem"], [role="combobox"], [role="slider"], [role="tab"]'

const APP_ELEMENT = '#root'
/** Time for a page and its texts to load, in ms. */
const LOADING_MS = 3_000
/** Share of actions in the page's main part instead of its frame. */
const SHARE_IN_MAIN = 0.7

export interface Control {
  handle: ElementHandle<Element>
  name: string
  isText: boolean
}

/**
 * A visible, enabled control, in the topmost modal if one is open. Excludes links that leave the app. Undefined if
 * there is none.
 * @param chance returns numbers from 0 up to 1 for the random choice
 */
export async function visibleControl(page: Page, chance: () => number): Promise<Control | undefined> {
  // Waits for the page to load, as a customer does.
  await page
    .waitForSelector(`${APP_ELEMENT} h1, dialog:modal`, { timeout: LOADING_MS })
    .catch(() => undefined)
  const found = await page.evaluateHandle(
    ([selector, app, share, isInMain]) => {
      const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
      const usableIn = (place: Element | null | undefined) =>
        [...(place?.querySelectorAll(selector) ?? [])].filter((element) => {
          if (!element.checkVisibility({ visibilityProperty: true })) return false
          if (element.matches(':disabled, [aria-disabled="true"]')) return false
          if (!(element instanceof HTMLAnchorElement)) return true
          return element.origin === location.origin && element.target !== '_blank'
        })
      // Prefers the main part, and never uses the panel of the sandbox.
      const inMain = isInMain && !modal ? usableIn(document.querySelector(`${app} main`)) : []
      const usable = inMain.length > 0 ? inMain : usableIn(modal ?? document.querySelector(app))
      return usable[Math.floor(share * usable.length)] ?? null
    },
    [USABLE, APP_ELEMENT, chance(), chance() < SHARE_IN_MAIN] as const,
  )
  const handle = found.asElement()
  if (!handle) return undefined
  const [name, isText] = await handle.evaluate((element) => {
    const label = element.getAttribute('aria-label') ?? element.textContent ?? ''
    const type = element.getAttribute('type') ?? ''
    const isField = element.matches(
      'textarea, input:not([type]), input[type="text"], input[type="search"], input[type="email"], input[type="password"], input[type="number"], input[type="url"]',
    )
    return [
      `${element.tagName.toLowerCase()}${type && `[${type}]`} “${label.trim().slice(0, 50)}”`,
      isField,
    ] as const
  })
  return { handle, name, isText }
}
