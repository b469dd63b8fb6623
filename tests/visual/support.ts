import type { Page } from '@playwright/test'
import { expect } from '../e2e/support/test.ts'

/** The moment every picture is taken at: texts like "2 days ago" and due dates stay the same. */
const MOMENT = new Date('2026-11-21T08:30:00.000Z')

export const WIDTHS = [360, 768, 1440] as const
export const THEMES = ['light', 'dark'] as const

const HEIGHTS = { 360: 800, 768: 1024, 1440: 900 } as const

/** A page whose clock stands still, in one theme and width, on the login page of a sandbox without its panel. */
export async function preparePage(
  page: Page,
  theme: (typeof THEMES)[number],
  width: (typeof WIDTHS)[number],
) {
  await page.clock.setFixedTime(MOMENT)
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: HEIGHTS[width] })
  // The panel is not the product; it stays away for as long as the tab lives.
  await page.goto('/login?sandbox-panel=off')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Waits until nothing comes any more: answers that fill parts of a screen later, fonts, pictures. */
export async function settle(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  // What is asked for only once the first answers are there, such as sums over all pages.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}
