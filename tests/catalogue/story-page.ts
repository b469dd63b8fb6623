import { readFileSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import { type PictureMode, pictureModes, viewports, wholePageModes } from '../../.storybook/modes.ts'
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
function picturedStories(): PicturedStory[] {
  const { entries } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8'))
  const all: IndexEntry[] = Object.values(entries)
  return all.filter(({ type, tags }) => type === 'story' && tags.includes('picture'))
}

/** Titles of stories that show the whole app. */
const WHOLE_PAGE = /^(?:Screens|Modals|Layouts)\//

const MODAL = /^Modals\//

const modes: ReadonlyArray<[string, PictureMode]> = Object.entries(pictureModes)

/** All pictures of the built catalogue, under the titles of their tests. */
export function pictures() {
  const stories = picturedStories()
  return modes.flatMap(([mode, globals]) =>
    stories
      .filter(({ title }) => !WHOLE_PAGE.test(title) || wholePageModes.includes(mode))
      .filter(({ tags }) => !tags.includes(globals.viewport === 'desktop' ? 'phone' : 'desktop'))
      .map(({ id, title, name }) => ({
        id,
        title: `${title} › ${name}, ${mode}`,
        mode,
        globals,
        isModal: MODAL.test(title),
      })),
  )
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

/** Plays a story in the page of the catalogue. Returns the error, if there is one. */
function playStory([id, globals]: [string, object]): Promise<string | undefined> {
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

/**
 * The smallest box with all open modals, menus and messages of the page; undefined if there are none. The page
 * behind a modal has pictures of its own.
 */
export const boxOfModals = (page: Page) =>
  page.evaluate(() => {
    const open = [
      ...document.querySelectorAll('dialog[open], dialog [data-radix-popper-content-wrapper], :popover-open'),
    ]
    const boxes = open.map((element) => element.getBoundingClientRect()).filter(({ width }) => width > 0)
    if (boxes.length === 0) return undefined
    const x = Math.max(0, Math.floor(Math.min(...boxes.map(({ left }) => left))))
    const y = Math.max(0, Math.floor(Math.min(...boxes.map(({ top }) => top))))
    const right = Math.min(innerWidth, Math.ceil(Math.max(...boxes.map((box) => box.right))))
    const bottom = Math.min(innerHeight, Math.ceil(Math.max(...boxes.map((box) => box.bottom))))
    return { x, y, width: right - x, height: bottom - y }
  })

/** Time without a change before a picture is taken, in ms. */
const QUIET_MS = 150
/** A request that is open for longer, in ms, is one that the story leaves hanging. */
const HANGING_MS = 1_500
/** Work that lasts longer, in ms, never ends, such as timers that start each other. */
const MAX_WORK_MS = 5_000

/**
 * Keeps the previous story visible while the next one loads: hidden for long, a focused element would lose the focus.
 */
function keepPreviousStory() {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as PreviewWindow
  preview.view.showPreparingStory = () => undefined
}

/** Shows one story after another in one page, because reloading the catalogue for each would cost a second. */
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
  await page.evaluate(keepPreviousStory)

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
      const mayEnd = Date.now() - beganMs < MAX_WORK_MS
      if (hasAnswers && (await isStill(page, QUIET_MS, HANGING_MS, mayEnd))) return
      await page.waitForTimeout(QUIET_MS / 3)
    }
  }

  return async (id: string, { locale, theme, viewport }: PictureMode) => {
    const { width, height } = viewports[viewport].styles
    await page.setViewportSize({ width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) })
    // Ignores requests of the previous story.
    open.clear()
    // Browsers show the focus ring of an element focused by script only after a key press.
    await page.keyboard.press('Shift')
    const problem = await page.evaluate(playStory, [id, { locale, theme, a11y: { manual: true } }] as [
      string,
      object,
    ])
    await settle()
    return problem
  }
}
