import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** More stops than any page of the product has. */
const MAX_STOPS = 200

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Acts as a customer without a mouse: Tab until the target has the focus, then keys. */
export function byKeyboard({ keyboard }: Page) {
  async function reach(target: Locator): Promise<void> {
    await expect(target).toBeEnabled()
    for (let stop = 0; stop < MAX_STOPS; stop += 1) {
      if (await isFocused(target)) return
      await keyboard.press('Tab')
    }
    throw new Error(`Tab does not lead to ${target}`)
  }
  return {
    reach,
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
