import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { BookLayout } from '#src/features/services/audio-book/workspace/book-layout.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { ProjectScreen } from '#src/screens/project-screen.tsx'
import { appStory, faultStory, isLoading, type Page, press, WAIT } from '../../.storybook/app-story.tsx'
import type { StoryWorld } from '../../.storybook/story-world.ts'
import { type Guide, screenAccess } from '../support/guide.ts'
import { selectBlocks } from '../support/selection.ts'

const meta = {
  title: 'Screens/Project audio book',
  parameters: {
    guide: {
      is: 'The workspace of an audio book: chapters, voices, sound.',
      use: 'For a book from the first text to the export.',
      instead: 'Project text to speech for speech without chapters.',
      ...screenAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: ProjectScreen,
  subcomponents: { BookLayout },
} satisfies Meta

export default meta
type Story = StoryObj

const WORLD: StoryWorld = { scenario: 'books' }
/** Ids of the scenario, in its order. */
const [SPOKEN, IMPORTED, REJECTED, EMPTY, RUNNING] = [1, 2, 3, 4, 5].map(
  (id) => `/services/audio-book/${id}`,
) as [string, string, string, string, string]

const title = (page: Page) => page.findByRole('textbox', { name: i18n.t('audio-book:chapter.title') }, WAIT)

export const Completed: Story = appStory(SPOKEN, WORLD, title)

/** A page about the book is left out; nothing is generated yet. */
export const Draft: Story = { ...appStory(IMPORTED, WORLD, title), tags: ['long'] }

/** Characters, rate, rounding or minimum charge, and the share of each chapter. */
export const PriceExplained: Story = {
  ...appStory(IMPORTED, WORLD, async (page) => {
    await press(page, i18n.t('runs-price:price.how'))
    await page.findByText(i18n.t('runs-price:price.chapters'), {}, WAIT)
  }),
  tags: ['long'],
}

export const Empty: Story = {
  ...appStory(EMPTY, WORLD, (page) =>
    page.findByRole('button', { name: i18n.t('audio-book:chapter.add') }, WAIT),
  ),
  tags: ['long'],
}

export const Running: Story = {
  ...appStory(RUNNING, WORLD, (page) => page.findByRole('progressbar', {}, WAIT)),
  tags: ['long'],
}

export const Rejected: Story = {
  ...appStory(REJECTED, WORLD, (page) =>
    page.findByRole('button', { name: i18n.t('runs:rejected.fix') }, WAIT),
  ),
  tags: ['long'],
}

/** Each chapter shows its stale blocks, which are renewed at their price alone. */
export const Changed: Story = {
  ...appStory(SPOKEN, { scenario: 'book-changed' }, async (page) => {
    await title(page)
    await page.findAllByText(i18n.t('audio-book:chapter.open', { count: 1 }), {}, WAIT)
  }),
  tags: ['long'],
}

export const InsufficientFunds: Story = {
  ...appStory(IMPORTED, { scenario: 'books-poor' }, async (page) => {
    await press(page, new RegExp(i18n.t('editor:generate.blocks', { count: 9, price: '.*' })))
    await page.findByRole('heading', { name: i18n.t('billing-balance:funds.title') }, WAIT)
  }),
  tags: ['long'],
}

/** Actions of a chapter: listen, generate, move, merge, remove. */
export const ChapterMenu: Story = {
  ...appStory(IMPORTED, WORLD, async (page) => {
    await title(page)
    await userEvent.click(
      page.getByRole('button', { name: i18n.t('audio-book:chapter.menu', { number: 2 }) }),
    )
    await page.findByRole('menu', {}, WAIT)
  }),
  tags: ['long'],
}

export const Loading: Story = { ...faultStory(SPOKEN, { scenario: 'loading' }, isLoading), tags: ['long'] }

export const Error: Story = faultStory(SPOKEN, { scenario: 'loading-failed' }, (page) =>
  page.findByRole('button', { name: i18n.t('common:actions.retry') }, WAIT),
)

export const NotSaved: Story = {
  ...faultStory('/services/audio-book/18', { scenario: 'sending-failed' }, async (page) => {
    await userEvent.type(await title(page), '!')
    await page.findByText(i18n.t('editor:save.failed.unreachable'), {}, WAIT)
  }),
  tags: ['long'],
}

/** Characters are offered for several blocks at once. */
export const Selected: Story = { ...appStory(SPOKEN, WORLD, selectBlocks), tags: ['long'] }
