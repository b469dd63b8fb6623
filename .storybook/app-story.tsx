import type { StoryContext } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { UNSAFE_createMemoryHistory } from 'react-router'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { storyWorld } from '#mocks/runtime/story-worlds.ts'
import type { World } from '#mocks/world.ts'
import { App } from '#src/app/app.tsx'
import { watchBars } from '#src/app/layouts/watch-bars.ts'
import { isLocale } from '#src/config/locales.ts'
import { localized } from '#src/routing/paths.ts'
import { expectFault, expectStandstill } from './met-fault.ts'
import { wholePage } from './modes.ts'
import type { FaultyWorld, StoryWorld } from './story-world.ts'
import { WAIT } from './wait.ts'

type History = ReturnType<typeof UNSAFE_createMemoryHistory>

/** Of the app that is shown: a window has one. */
let shown: History | undefined

function StoryApp({ address }: { address: string }) {
  const [history] = useState(() => UNSAFE_createMemoryHistory({ initialEntries: [address], v5Compat: true }))
  useEffect(() => {
    shown = history
  }, [history])
  return <App history={history} />
}

/** The whole page of a story: modals are in the top layer, beside the canvas or above it. */
export type Page = ReturnType<typeof within>
type Check = (page: Page, world: World) => Promise<unknown>

export { WAIT }

/** Presses a button once it is there and can be pressed. */
export async function press(page: Page, name: string | RegExp) {
  const button = await page.findByRole('button', { name }, WAIT)
  await waitFor(() => expect(button).toBeEnabled(), WAIT)
  await userEvent.click(button)
}

/** Presses the first of several buttons of one name. */
export async function pressFirst(page: Page, name: string | RegExp) {
  const [first] = await page.findAllByRole('button', { name }, WAIT)
  if (!first) throw new TypeError(`no button ${name}`)
  await userEvent.click(first)
}

/** Puts a text into a field at once: for stories of what a form says, not of how it is typed. */
export async function fill(field: HTMLElement, text: string) {
  await userEvent.click(field)
  await userEvent.paste(text)
}

/** Waits until something is said aloud: the region of the notifications is an alert that is always there, and empty. */
export const alertSaid = (page: Page) =>
  waitFor(
    () => expect(page.queryAllByRole('alert').some((alert: Element) => alert.textContent !== '')).toBe(true),
    WAIT,
  )

/** A part of the page is on its way, and still says so when all that does come is there. */
export async function isLoading(_: Page, world: World) {
  await expectStandstill(world)
  await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).not.toBeNull(), WAIT)
}

/** Follows a link of a mail, as a customer who comes from there. */
export function follow(link: string) {
  shown?.push(new URL(link).pathname)
}

/** The least there is to see of a page: its main heading. */
export async function isShown(page: Page) {
  await page.findByRole('heading', { level: 1 }, WAIT)
}

function storyOf(address: string, world: StoryWorld | FaultyWorld, check: Check) {
  return {
    parameters: { ...wholePage, world, docs: { story: { inline: false, height: '640px' } } },
    render: (_: unknown, { id, globals }: Pick<StoryContext, 'id' | 'globals'>) => {
      const locale = isLocale(globals.locale) ? globals.locale : 'az'
      return <StoryApp key={`${id} ${locale}`} address={localized(address, locale)} />
    },
    play: async ({ id }: Pick<StoryContext, 'id'>) => {
      const page = within(document.body)
      await isShown(page)
      // Measured as those of this story, and there at its first press: how far a page scrolls depends on them.
      watchBars()
      await check(page, await storyWorld(id, 'main'))
    },
  }
}

/**
 * A story that is the whole app at an address, in the language of the toolbar, on a world of its own. In a docs
 * page it gets a frame of its own, since an app belongs to its window. `check` looks for what the story is about.
 */
export const appStory = (address: string, world: StoryWorld, check: Check) => storyOf(address, world, check)

/** Such a story of what goes wrong: red as soon as no call meets a fault of the scenario any more. */
export const faultStory = (address: string, world: FaultyWorld, check: Check) =>
  storyOf(address, world, async (page, told) => {
    await check(page, told)
    await expectFault(told)
  })
