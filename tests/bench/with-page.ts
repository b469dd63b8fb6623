import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { BROWSER_FLAGS } from '../../scripts/browser-flags.ts'
import { ensureBrowser } from '../../scripts/ensure-browser.ts'
import { ROOT } from '../support/project-files.ts'
import { withServer } from '../support/with-server.ts'

const PORTS = { production: 4391, sandbox: 4392 }
const FOLDERS = { production: 'dist', sandbox: 'dist-sandbox' }

export async function withPage(
  build: 'production' | 'sandbox',
  use: (page: Page, origin: string) => Promise<void>,
): Promise<void> {
  if (!existsSync(join(ROOT, FOLDERS[build], 'index.html'))) {
    throw new Error(`There is no ${build} build: npm run build && npm run build:sandbox`)
  }
  const executablePath = await ensureBrowser()
  const script = join(ROOT, 'scripts', 'serve-build.ts')
  const command = [process.execPath, script, build, '--port', String(PORTS[build])]
  await withServer(command, `http://127.0.0.1:${PORTS[build]}`, async (origin) => {
    const browser = await chromium.launch({
      executablePath,
      args: [...BROWSER_FLAGS, '--js-flags=--expose-gc'],
    })
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
      await use(page, origin)
    } finally {
      await browser.close()
    }
  })
}
