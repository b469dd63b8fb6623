import type { StoryContext } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { UNSAFE_createMemoryHistory } from 'react-router'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { World } from '#mocks/world.ts'
import type { App } from '#src/app/app.tsx'
import { watchBars } from '#src/app/layouts/watch-bars.ts'
import { isLocale, localeFromPathname } from '#src/config/locales.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { localized } from '#src/routing/paths.ts'
import { expectFault, expectOnlyHangingCalls } from './expect-fault.ts'
import { wholePage } from './modes.ts'
import type { FaultyWorld, StoryWorld } from './story-world.ts'
import { WAIT } from './wait.ts'

type History = ReturnType<typeof UNSAFE_createMemoryHistory>

/** History of the app on screen. A window has only one. */
let shownHistory: History | undefined

/** Lazy, because a page of documentation, which shows each story in a frame of its own, needs no app. */
const loadApp = async () => ({ App: (await import('#src/app/app.tsx')).App })
type LoadedApp = { readonly App: typeof App }

function StoryApp({ address, App: Shown }: LoadedApp & { address: string }) {
  const [history] = useState(() => UNSAFE_createMemoryHistory({ initialEntries: [address], v5Compat: true }))
  useEffect(() => {
    shownHistory = history
  }, [history])
  return <Shown history={history} />
}

/** The whole page of a story. Modals are in the top layer, outside the canvas. */
export type Page = ReturnType<typeof within>
type PageCheck = (page: Page, world: World) => Promise<unknown>

export { WAIT }

/** Clicks a button as soon as it exists and takes presses: a new step ignores them at first. */
export async function press(page: Page, name: string | RegExp) {
  const button = await page.findByRole('button', { name }, WAIT)
  await waitFor(() => {
    expect(button).toBeEnabled()
    expect(button).not.toHaveAttribute('aria-disabled', 'true')
  }, WAIT)
  await userEvent.click(button)
}

/** Presses a button in its row, or in the menu of those that have no room there. */
async function pressInRow(page: Page, row: Page, name: string, more: string) {
  const isEither = (label: string | null) => label === name || label === more
  const isShown = (each: HTMLElement) =>
    isEither(each.getAttribute('aria-label')) || isEither(each.textContent)
  await waitFor(() => expect(row.getAllByRole('button').some(isShown)).toBe(true), WAIT)
  if (row.queryByRole('button', { name })) return press(row, name)
  await press(row, more)
  await userEvent.click(await page.findByRole('menuitem', { name }, WAIT))
}

/** Presses a tool of a project or of a selection. */
export async function pressTool(page: Page, name: string) {
  const tools = within(await page.findByRole('toolbar', {}, WAIT))
  await pressInRow(page, tools, name, i18n.t('editor:toolbar.more'))
}

/** Presses a button at the foot of a project. */
export async function pressStep(page: Page, name: string) {
  const foot = within(await page.findByRole('region', { name: i18n.t('runs:actions') }, WAIT))
  await pressInRow(page, foot, name, i18n.t('runs:more'))
}

/** Clicks the first of several buttons with the same name. */
export async function pressFirst(page: Page, name: string | RegExp) {
  const [first] = await page.findAllByRole('button', { name }, WAIT)
  if (!first) throw new TypeError(`no button ${name}`)
  await userEvent.click(first)
}

/** Sets a field's value without typing: for stories about a form's messages, not about typing. */
export async function fill(field: HTMLElement, text: string) {
  await userEvent.click(field)
  await userEvent.paste(text)
}

/** Waits for a notification. The region with the role `alert` always exists and is empty until then. */
export const alertText = (page: Page) =>
  waitFor(
    () => expect(page.queryAllByRole('alert').some((alert: Element) => alert.textContent !== '')).toBe(true),
    WAIT,
  )

/** Checks that a part of the page still shows its loading state when everything else has loaded. */
export async function isLoading(_: Page, world: World) {
  await expectOnlyHangingCalls(world)
  await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).not.toBeNull(), WAIT)
}

/** Opens a link as a customer does from a mail, in the language of the link. */
export async function follow(link: string) {
  const { pathname } = new URL(link)
  shownHistory?.push(pathname)
  await waitFor(() => expect(i18n.language).toBe(localeFromPathname(pathname)), WAIT)
}

/** The minimal check of a page: its main heading is visible. */
export async function isShown(page: Page) {
  await page.findByRole('heading', { level: 1 }, WAIT)
}

function storyOf(address: string, world: StoryWorld | FaultyWorld, check: PageCheck) {
  return {
    parameters: { ...wholePage, world, docs: { story: { inline: false, height: '640px' } } },
    loaders: [loadApp],
    render: (_: unknown, { id, globals, loaded }: Pick<StoryContext, 'id' | 'globals' | 'loaded'>) => {
      const locale = isLocale(globals.locale) ? globals.locale : 'az'
      const { App } = loaded as LoadedApp
      return <StoryApp key={`${id} ${locale}`} App={App} address={localized(address, locale)} />
    },
    play: async ({ id }: Pick<StoryContext, 'id'>) => {
      const page = within(document.body)
      await isShown(page)
      // Measures the sticky bars of this story before its first click, because scrolling depends on them.
      watchBars()
      const { storyWorld } = await import('#mocks/runtime/story-worlds.ts')
      await check(page, await storyWorld(id, 'main'))
    },
  }
}

/**
 * A story that is the whole app at an address, in the toolbar's language, on its own world. A docs page shows it
 * in a frame because an app needs its own window. `check` asserts what the story is about.
 */
export const appStory = (address: string, world: StoryWorld, check: PageCheck) =>
  storyOf(address, world, check)

/** An app story about a failure. It fails if no call meets a fault of the scenario any more. */
export const faultStory = (address: string, world: FaultyWorld, check: PageCheck) =>
  storyOf(address, world, async (page, told) => {
    await check(page, told)
    await expectFault(told)
  })
