import { readFileSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import { type PictureMode, viewports } from '../../.storybook/modes.ts'
import { isStill, watchPage } from './watch-page.ts'

interface PicturedStory {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly tags: readonly string[]
}

interface IndexEntry extends PicturedStory {
  readonly type: 'story' | 'docs'
}

/** The stories of the built catalogue that have the tag `picture`. */
export function picturedStories(): PicturedStory[] {
  const { entries } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8'))
  const all: IndexEntry[] = Object.values(entries)
  return all.filter(({ type, tags }) => type === 'story' && tags.includes('picture'))
}

/** The part of Storybook's preview that a script in the page can control. */
interface PreviewWindow {
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: string, listen: (told: unknown) => void) => void
    off: (event: string, listen: (told: unknown) => void) => void
    emit: (event: string, told: unknown) => void
  }
  readonly __STORYBOOK_PREVIEW__: {
    currentSelection?: { storyId: string }
    view: { showPreparingStory: () => void }
    storyStoreValue: { userGlobals: { update: (globals: object) => void } }
  }
}

/** Plays one story in the page that has the catalogue; gives what went wrong, if anything did. */
function play([id, globals]: [string, object]): Promise<string | undefined> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
    window as unknown as PreviewWindow
  const failures = ['playFunctionThrewException', 'storyErrored', 'storyThrewException', 'storyMissing']
  return new Promise((resolve) => {
    let problem: string | undefined
    const fail = (told: unknown) => {
      problem = (told as Error).message ?? String(told)
    }
    const finish = (told: unknown) => {
      if ((told as { storyId: string }).storyId !== id) return
      channel.off('storyFinished', finish)
      for (const failure of failures) channel.off(failure, fail)
      resolve(problem)
    }
    channel.on('storyFinished', finish)
    for (const failure of failures) channel.on(failure, fail)
    preview.storyStoreValue.userGlobals.update(globals)
    if (preview.currentSelection?.storyId === id) channel.emit('forceRemount', { storyId: id })
    else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  })
}

/** So long nothing may change before a picture is taken, in ms. */
const QUIET_MS = 150
/** A request that is open for so long is one that the story lets hang, in ms. */
const HANGING_MS = 1_500
/** Work that goes on for so long is one that goes on without end, such as timers that start each other, in ms. */
const LONGEST_WORK_MS = 5_000

/** Hides nothing while a story is on its way: when that is late, what has the focus by then would lose it. */
function stayShown() {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as PreviewWindow
  preview.view.showPreparingStory = () => undefined
}

/** The catalogue in one page that shows one story after another: reloading it for each would cost a second each. */
export async function openCatalogue(page: Page) {
  const open = new Set<Request>()
  let lastMs = Date.now()
  const note = () => {
    lastMs = Date.now()
  }
  const begin = (request: Request) => {
    open.add(request)
    note()
  }
  const end = (request: Request) => {
    open.delete(request)
    note()
  }
  page.on('request', begin)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  await watchPage(page)
  await page.goto('/iframe.html?viewMode=story&id=components-kbd--default&globals=a11y.manual:!true')
  await page.locator('kbd').first().waitFor()
  await page.evaluate(stayShown)

  async function settle() {
    await page.evaluate(async () => {
      await document.fonts.ready
      // Lazy images load only when they are scrolled to, so they are not awaited.
      const coming = [...document.images].filter(({ complete, loading }) => complete || loading !== 'lazy')
      await Promise.all(coming.map((image) => image.decode().catch(() => undefined)))
    })
    const beganMs = Date.now()
    for (;;) {
      const hasAnswers = Date.now() - lastMs > (open.size === 0 ? QUIET_MS : HANGING_MS)
      const mayEnd = Date.now() - beganMs < LONGEST_WORK_MS
      if (hasAnswers && (await isStill(page, QUIET_MS, HANGING_MS, mayEnd))) return
      await page.waitForTimeout(QUIET_MS / 3)
    }
  }

  return async (id: string, { locale, theme, viewport }: PictureMode) => {
    const { width, height } = viewports[viewport].styles
    await page.setViewportSize({ width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) })
    // Requests of the previous story do not matter to this one.
    open.clear()
    // Only after a key does the browser show where the focus is that a story moves.
    await page.keyboard.press('Shift')
    const problem = await page.evaluate(play, [id, { locale, theme, a11y: { manual: true } }] as [
      string,
      object,
    ])
    await settle()
    return problem
  }
}
