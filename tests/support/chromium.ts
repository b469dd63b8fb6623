import { resolve } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { BROWSER_FLAGS } from '../../scripts/browser-flags.ts'
import { findBrowser } from '../../scripts/find-browser.ts'

/** The browser of the component and story tests, with one page size, so that no test depends on its window. */
export function chromium() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    // The first page waits until all packages are bundled; a hang is to end, a busy machine is none.
    connectTimeout: 240_000,
    viewport: { width: 1280, height: 800 },
    provider: playwright({
      launchOptions: {
        executablePath: findBrowser(),
        args: [...BROWSER_FLAGS],
        // Heights do not depend on the fonts that a machine happens to have.
        env: { ...process.env, FONTCONFIG_FILE: resolve('tests/support/fonts.conf') },
      },
      contextOptions: { reducedMotion: 'reduce' },
    }),
    instances: [{ browser: 'chromium' as const }],
  }
}
