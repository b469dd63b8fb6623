import type { Page } from '@playwright/test'
import { expect, test } from '../e2e/support/test.ts'
import { faultyStops } from '../support/faulty-stops.ts'
import { inEveryState } from './every-state.ts'
import { VARIANTS } from './screens.ts'

/** A window zoomed to 400 %, a small one, a phone on its side with an open keyboard, and a desktop. */
const SIZES = [
  { width: 455, height: 220 },
  { width: 320, height: 200 },
  { width: 740, height: 150 },
  { width: 1280, height: 800 },
] as const

const FRAMES_OF_MEASURING = 4

/** Rows of a list are measured again after a new width, which moves what is below them. */
async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size)
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame)
  }, FRAMES_OF_MEASURING)
}

inEveryState(
  'nothing covers what the Tab key focuses',
  (page) => {
    const found = new Map<string, string>()
    return {
      inspect: async (state) => {
        const before = page.viewportSize()
        for (const size of SIZES) {
          await resize(page, size)
          for (const name of await page.evaluate(faultyStops, false)) {
            const key = `${size.width} × ${size.height}: ${name}`
            if (!found.has(key)) found.set(key, state)
          }
        }
        if (before) await page.setViewportSize(before)
      },
      end: async () => expect([...found]).toEqual([]),
    }
  },
  VARIANTS.slice(1),
)

test('a button under a bar is found', async ({ page }) => {
  await page.setContent(
    '<!doctype html><button>Under the bar</button><p style="position:fixed;inset:0;margin:0">The bar</p>',
  )
  expect(await page.evaluate(faultyStops, false)).toEqual(['Under the bar'])
})
