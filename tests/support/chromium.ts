import { resolve } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import type { BrowserCommand } from 'vitest/node'
import { BROWSER_FLAGS } from '../../scripts/browser-flags.ts'
import { findBrowser } from '../../scripts/find-browser.ts'

const restMouse: BrowserCommand<[]> = ({ page }) => page.mouse.move(0, 0)

/** The browser of component and story tests, with a fixed page size, so that no test depends on its window. */
export function chromium() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    // The first page waits until all packages are bundled; the limit ends a hang and allows for a busy machine.
    connectTimeout: 240_000,
    viewport: { width: 1280, height: 800 },
    provider: playwright({
      launchOptions: {
        executablePath: findBrowser(),
        args: [...BROWSER_FLAGS],
        // Fixed fonts, so that heights do not depend on the machine's.
        env: { ...process.env, FONTCONFIG_FILE: resolve('tests/support/fonts.conf') },
      },
      contextOptions: { reducedMotion: 'reduce' },
    }),
    commands: { restMouse },
    instances: [{ browser: 'chromium' as const }],
  }
}
