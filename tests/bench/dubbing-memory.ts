import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CDPSession, Locator, Page } from 'playwright'
import { writeLargeFilm } from './large-film.ts'
import type { Figure } from './measure.ts'
import { openScenario } from './open-scenario.ts'
import { withPage } from './with-page.ts'

const SAMPLE_MS = 50
const STEP_MS = 5_000
const POLL_MS = 300
const PRICED = /₼/

/** Private memory of a process and its share of shared memory, in MB. */
function megabytesOf(pid: number): number {
  try {
    const [, kb] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
    return Number(kb ?? 0) / 1024
  } catch {
    return 0
  }
}

function sessionOf(page: Page): Promise<CDPSession> {
  const browser = page.context().browser()
  if (!browser) throw new Error('there is no browser')
  return browser.newBrowserCDPSession()
}

interface UsedMemory {
  page: number
  browser: number
}

async function usedBy(session: CDPSession): Promise<UsedMemory> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const sum = (isWanted: (type: string) => boolean) =>
    processInfo.filter(({ type }) => isWanted(type)).reduce((all, { id }) => all + megabytesOf(id), 0)
  return { page: sum((type) => type === 'renderer'), browser: sum(() => true) }
}

/** Memory that the page still holds after a step and garbage collection. */
async function memoryHeldBy(session: CDPSession, page: Page): Promise<UsedMemory> {
  const own = await page.context().newCDPSession(page)
  await own.send('HeapProfiler.collectGarbage')
  await own.detach()
  await page.waitForTimeout(500)
  return usedBy(session)
}

/** Peak memory of page and browser during `act`. */
async function mostUsed(session: CDPSession, act: () => Promise<unknown>): Promise<UsedMemory> {
  const most: UsedMemory = { page: 0, browser: 0 }
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const now = await usedBy(session)
      most.page = Math.max(most.page, now.page)
      most.browser = Math.max(most.browser, now.browser)
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS))
    }
  })()
  await act().finally(() => {
    isOver = true
  })
  await watching
  return most
}

/** A page in which a film is dubbed and exported, step by step. */
function journeyOf(page: Page, origin: string, path: string) {
  const priced = page.locator('main').getByRole('button', { name: PRICED }).last()
  const exporting = page.locator('main button:has(.lucide-download)').first()
  const dialog = page.getByRole('dialog')
  const until = async (sight: Locator) => {
    while (!(await sight.isVisible())) {
      await page.clock.fastForward(STEP_MS)
      await sight.waitFor({ timeout: POLL_MS }).catch(() => undefined)
    }
  }
  return {
    async choose() {
      await page.goto(`${origin}/services/dubbing/create`)
      await page.locator('input[type=file]').setInputFiles(path)
      await page.getByRole('checkbox').first().check()
      await page.locator('form').getByText(PRICED).last().waitFor({ timeout: 0 })
    },
    async send() {
      await page.locator('form button[type=submit]').click()
      await page.waitForURL(/dubbing\/\d+$/, { timeout: 0 })
      await priced.waitFor({ timeout: 0 })
    },
    async dub() {
      await priced.click()
      await page.waitForTimeout(1000)
      await priced.click()
      await until(page.locator('ol textarea').first())
      await until(exporting)
    },
    async open() {
      await page.reload()
      await page.locator('ol textarea').first().waitFor()
      await page.waitForTimeout(2000)
    },
    async make() {
      await exporting.click()
      await dialog.getByRole('button').last().click()
      await until(dialog.getByRole('listitem').getByRole('button').first())
    },
    async save() {
      const saved = page.waitForEvent('download', { timeout: 0 })
      await dialog.getByRole('listitem').getByRole('button').first().click()
      await (await saved).path()
    },
  }
}

/** Memory for a film of 500 MB at each step, above that of the idle page. */
export async function memoryFigures(): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  const folder = await mkdtemp(join(tmpdir(), 'avaz-bench-'))
  const path = join(folder, 'film.mp4')
  try {
    await writeLargeFilm(path)
    await withPage('sandbox', async (page, origin) => {
      page.setDefaultTimeout(0)
      await page.clock.install()
      await openScenario(page, origin, 'dubs')
      await page.goto(`${origin}/services/dubbing/create`)
      await page.locator('input[type=file]').waitFor({ state: 'attached' })
      const session = await sessionOf(page)
      const idle = await mostUsed(session, () => page.waitForTimeout(2000))
      for (const [name, act] of Object.entries(journeyOf(page, origin, path))) {
        const used = await mostUsed(session, act)
        const held = await memoryHeldBy(session, page)
        const what = `495 MB, ${name}`
        figures.push(
          { what: `${what}: page and workers over the idle page`, value: used.page - idle.page, unit: 'MB' },
          { what: `${what}: the whole browser`, value: used.browser - idle.browser, unit: 'MB' },
          {
            what: `${what}: page and workers once garbage is collected`,
            value: held.page - idle.page,
            unit: 'MB',
          },
        )
      }
    })
  } finally {
    await rm(folder, { recursive: true })
  }
  return figures
}
