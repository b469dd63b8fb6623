import { playwright } from '@vitest/browser-playwright'
import { BROWSER_FLAGS } from '../../scripts/browser-flags.ts'
import { findBrowser } from '../../scripts/find-browser.ts'

/** The browser of the component and story tests, with one page size, so that no test depends on its window. */
export function chromium() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    viewport: { width: 1280, height: 800 },
    provider: playwright({
      launchOptions: { executablePath: findBrowser(), args: [...BROWSER_FLAGS] },
      contextOptions: { reducedMotion: 'reduce' },
    }),
    instances: [{ browser: 'chromium' as const }],
  }
}
