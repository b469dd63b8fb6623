import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { BROWSER_FLAGS } from '../../scripts/browser-flags.ts'
import { ensureBrowser } from '../../scripts/ensure-browser.ts'
import { freePort } from '../support/free-port.ts'
import { ROOT } from '../support/project-files.ts'
import { withServer } from '../support/with-server.ts'

const FOLDERS = { production: 'dist', sandbox: 'dist-sandbox' }

/** A page of a browser with storage on disk; private windows keep it in memory. */
async function openBrowser() {
  const executablePath = await ensureBrowser()
  const folder = await mkdtemp(join(tmpdir(), 'avaz-bench-'))
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: [...BROWSER_FLAGS, '--js-flags=--expose-gc'],
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  return {
    page: context.pages()[0] ?? (await context.newPage()),
    async close() {
      await context.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export async function withPage(
  build: 'production' | 'sandbox',
  use: (page: Page, origin: string) => Promise<void>,
): Promise<void> {
  if (!existsSync(join(ROOT, FOLDERS[build], 'index.html'))) {
    throw new Error(`There is no ${build} build: npm run build && npm run build:sandbox`)
  }
  const script = join(ROOT, 'scripts', 'serve-build.ts')
  const port = String(await freePort())
  const command = [process.execPath, script, build, '--port', port]
  await withServer(command, `http://127.0.0.1:${port}`, async (origin) => {
    const { page, close } = await openBrowser()
    try {
      await use(page, origin)
    } finally {
      await close()
    }
  })
}
