import type { ElementHandle, Page } from 'playwright'

/** Everything that a hand or a key can use. */
const USABLE =
  'a[href], button, input, textarea, select, summary, [role="option"], [role="menuitem"], [role="combobox"], [role="slider"], [role="tab"]'

const APP = '#root'
/** For a page and its texts to come, in ms. */
const LOADING_MS = 3_000
/** How often the page itself is used, and not its frame. */
const MAIN_SHARE = 0.7

export interface Control {
  handle: ElementHandle<Element>
  name: string
  isText: boolean
}

/**
 * One control that can be seen and used now, in the topmost modal where one is open. Links that leave the app are
 * left alone. Undefined where there is none.
 * @param chance gives numbers from 0 up to 1, which say which one
 */
export async function visibleControl(page: Page, chance: () => number): Promise<Control | undefined> {
  // What is on its way comes first: customers wait for it too.
  await page.waitForSelector(`${APP} h1, dialog:modal`, { timeout: LOADING_MS }).catch(() => undefined)
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
      // The page itself more often than its frame, and never the panel of the sandbox.
      const inMain = isInMain && !modal ? usableIn(document.querySelector(`${app} main`)) : []
      const usable = inMain.length > 0 ? inMain : usableIn(modal ?? document.querySelector(app))
      return usable[Math.floor(share * usable.length)] ?? null
    },
    [USABLE, APP, chance(), chance() < MAIN_SHARE] as const,
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
