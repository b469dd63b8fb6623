import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'
import type { Texts } from './texts.ts'

/** Selects the upper half of a picture, with the keyboard alone. */
export async function selectUpperHalf(page: Page, t: Texts, name: string) {
  await page.getByRole('button', { name: t('detect-text-form:documents.frame', { name }) }).click()
  const frame = page.getByRole('dialog', { name: t('detect-text-lazy:frame.title') })
  const height = frame.getByRole('slider', { name: t('detect-text-lazy:frame.height') })
  const stage = frame.getByRole('button', { name: t('detect-text-lazy:frame.stage') })
  await expect(stage).toBeFocused()
  for (let step = 0; step < 5; step += 1) await height.press('PageDown')
  await expect(height).toHaveAttribute('aria-valuenow', '0.5')
  for (let step = 0; step < 8; step += 1) await stage.press('ArrowDown')
  await frame.getByRole('button', { name: t('detect-text-lazy:frame.save') }).click()
  await expect(frame).toBeHidden()
}

/** Drags the last file to the top, and moves it down again with a button that keeps the focus. */
export async function sortFiles(page: Page, t: Texts, rows: Locator) {
  const [from, to] = [await rows.nth(2).boundingBox(), await rows.nth(0).boundingBox()]
  if (!from || !to) throw new Error('the rows are not on the page')
  await page.mouse.move(from.x + 8, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(from.x + 8, from.y)
  await page.mouse.move(to.x + 8, to.y + 4)
  await expect(rows.nth(0).locator('span.bg-accent')).toBeVisible()
  await page.mouse.up()
  await expect(rows.nth(0)).toContainText('three.pdf')
  const down = page.getByRole('button', { name: t('detect-text-form:documents.down', { name: 'three.pdf' }) })
  await down.press('Enter')
  await expect(rows.nth(1)).toContainText('three.pdf')
  await expect(down).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rows.nth(2)).toContainText('three.pdf')
}

/** Distance in pixels that a picture scrolls during a drag to the left by `by`. */
export async function scrolledByDrag(page: Page, frame: Locator, by: number): Promise<number> {
  const left = () => frame.evaluate((element) => element.scrollLeft)
  const before = await left()
  const box = await frame.boundingBox()
  if (!box) throw new Error('the picture is not on the page')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - by, y)
  await page.mouse.up()
  return (await left()) - before
}

/** Two fingers on a picture, initially 40 pixels apart. */
export async function twoFingers(page: Page, frame: Locator) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 })
  const box = await frame.boundingBox()
  if (!box) throw new Error('the picture is not on the page')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...lefts: readonly number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: lefts.map((left, id) => ({ x: left, y, id })),
    })
  return {
    async pinch(factor: number) {
      await send('touchStart', x - 20, x + 20)
      for (const share of [0.5, 1]) {
        const half = 20 * (1 + (factor - 1) * share)
        await send('touchMove', x - half, x + half)
      }
      await send('touchEnd')
    },
    async pan(by: number) {
      await send('touchStart', x - 20, x + 20)
      for (const share of [0.5, 1]) await send('touchMove', x - 20 + by * share, x + 20 + by * share)
      await send('touchEnd')
    },
    async doubleTap() {
      for (let tap = 0; tap < 2; tap += 1) {
        await send('touchStart', x)
        await send('touchEnd')
      }
    },
  }
}
