import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** More stops than any page of the product has. */
const MAX_STOPS = 200

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Acts as a customer without a mouse: Tab until the target has the focus, then keys. */
export function keyboardUser(page: Page) {
  const { keyboard } = page
  async function reach(target: Locator): Promise<void> {
    await expect(target).toBeEnabled()
    for (let stop = 0; stop < MAX_STOPS; stop += 1) {
      if (await isFocused(target)) return
      await keyboard.press('Tab')
    }
    throw new Error(`Tab does not lead to ${target}`)
  }

  /** Presses a key and waits for the focus to move. */
  async function move(key: string): Promise<void> {
    const before = await page.locator(':focus').elementHandle()
    await keyboard.press(key)
    const isThere = () => before?.evaluate((element) => element === document.activeElement)
    await expect.poll(isThere).not.toBe(true)
  }

  return {
    reach,
    /** Chooses an entry of an open menu. Without waiting after each press, a slow page would go past it. */
    async chooseInMenu(entry: Locator) {
      await expect(entry).toBeVisible()
      await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1)
      for (let stop = 0; stop < MAX_STOPS && !(await isFocused(entry)); stop += 1) await move('ArrowDown')
      await keyboard.press('Enter')
    },
    async press(target: Locator, key = 'Enter') {
      await reach(target)
      await keyboard.press(key)
    },
    async write(target: Locator, text: string) {
      await reach(target)
      await keyboard.press('ControlOrMeta+A')
      await keyboard.insertText(text)
    },
  }
}
