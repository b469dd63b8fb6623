import type { Page } from '@playwright/test'
import { expect } from '../e2e/support/test.ts'

/** Time of all pictures, so that texts like "2 days ago" and due dates stay the same. */
const MOMENT = new Date('2026-11-21T08:30:00.000Z')

export const WIDTHS = [360, 768, 1440] as const
export const THEMES = ['light', 'dark'] as const

const HEIGHTS = { 360: 800, 768: 1024, 1440: 900 } as const

/** A page with a stopped clock, in one theme and width, on the login page of a sandbox without its panel. */
export async function preparePage(
  page: Page,
  theme: (typeof THEMES)[number],
  width: (typeof WIDTHS)[number],
) {
  await page.clock.setFixedTime(MOMENT)
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: HEIGHTS[width] })
  // The panel is not part of the product; it stays hidden for the life of the tab.
  await page.goto('/login?sandbox-panel=off')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Waits for late content: responses that fill parts of a screen, fonts, pictures. */
export async function waitForLateContent(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  // Requests that follow the first responses, such as totals over all pages.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}
