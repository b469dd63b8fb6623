import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { i18n } from '#src/i18n/i18n.ts'
import { ProjectScreen } from '#src/screens/project-screen.tsx'
import { appStory, faultStory, isLoading, type Page, press, WAIT } from '../../.storybook/app-story.tsx'
import { openChecks } from '../support/checks.ts'
import { type Guide, screenAccess } from '../support/guide.ts'
import { selectBlocks } from '../support/selection.ts'

const meta = {
  title: 'Screens/Project text to speech',
  parameters: {
    guide: {
      is: 'The editor of speech: blocks of text with their sound.',
      use: 'For a text from the first word to the export.',
      instead: 'Project audio book where there are chapters.',
      ...screenAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: ProjectScreen,
} satisfies Meta

export default meta
type Story = StoryObj

const at = (id: number) => `/services/text-to-speech/${id}`
const MAIN = at(14)

const firstText = (page: Page) =>
  page.findByRole('textbox', { name: i18n.t('editor:block.text', { number: 1 }) }, WAIT)
const notice = (text: string) => (page: Page) => page.findByText(text, {}, WAIT)
const generate = (page: Page) => page.findByRole('button', { name: /\d.*·.*₼/ }, WAIT)

export const Default: Story = appStory(MAIN, {}, firstText)

export const Empty: Story = {
  ...appStory('/services/text-to-speech/create', { scenario: 'empty' }, (page) =>
    page.findByRole('button', { name: i18n.t('editor:empty.write') }, WAIT),
  ),
  tags: ['long'],
}

export const Loading: Story = faultStory(MAIN, { scenario: 'loading' }, isLoading)

export const Error: Story = {
  ...faultStory(MAIN, { scenario: 'loading-failed' }, (page) =>
    page.findByRole('button', { name: i18n.t('common:actions.retry') }, WAIT),
  ),
  tags: ['long'],
}

export const NotFound: Story = appStory(at(999), {}, (page) =>
  page.findByRole('heading', { name: i18n.t('errors:notFound.title') }, WAIT),
)

export const ManyItems: Story = {
  ...appStory(at(1), { scenario: 'big-project-1000' }, firstText),
  tags: ['long'],
}

export const LongText: Story = { ...appStory(at(2), { scenario: 'long-titles' }, firstText), tags: ['long'] }

/**
 * The server sends neither texts nor prices: blocks can be played, moved and removed, and a start asks about the
 * unknown price.
 */
export const UnknownPrice: Story = {
  ...appStory(MAIN, { scenario: 'specified-backend' }, async (page) => {
    await expect(await firstText(page)).toHaveAttribute('readonly')
    await page.findByRole('button', { name: new RegExp(i18n.t('common:unknownPrice')) }, WAIT)
  }),
  tags: ['long'],
}

/** A start without a known price asks first, and says when the amount is taken. */
export const UnknownPriceQuestion: Story = {
  ...appStory(MAIN, { scenario: 'specified-backend' }, async (page) => {
    const name = new RegExp(i18n.t('common:unknownPrice'))
    await userEvent.click((await page.findAllByRole('button', { name }, WAIT)).at(-1) as HTMLElement)
    await page.findByText(i18n.t('runs:unknownPrice.text'), {}, WAIT)
  }),
  tags: ['long'],
}

/** The server does not say which voice a project has: none is named, and one can be chosen. */
export const UnknownVoice: Story = {
  ...appStory(MAIN, { scenario: 'specified-backend' }, async (page) => {
    const tools = await page.findByRole('toolbar', {}, WAIT)
    await within(tools).findByRole('button', { name: i18n.t('editor:voice.choose') }, WAIT)
  }),
  tags: ['long'],
}

/** The server does not send the length of a sound, so none is shown before it plays. */
export const UnknownLength: Story = {
  ...appStory(MAIN, { scenario: 'specified-backend' }, async (page) => {
    await page.findByRole('button', { name: i18n.t('editor:sound.play', { number: 1 }) }, WAIT)
    await expect(page.queryByText(/^\d\d:\d\d$/)).toBeNull()
  }),
  tags: ['long'],
}

/** Without versions the project is fetched and compared before each write, and the text is saved as usual. */
export const UnknownVersion: Story = {
  ...appStory('/services/text-to-speech/create', { scenario: 'specified-backend' }, async (page) => {
    await press(page, i18n.t('editor:empty.write'))
    await userEvent.type(await firstText(page), 'Salam')
    await page.findByText(i18n.t('editor:save.saved'), {}, WAIT)
    await expect(await firstText(page)).toHaveValue('Salam')
  }),
  tags: ['long'],
}

export const NotSaved: Story = {
  ...faultStory(MAIN, { scenario: 'sending-failed' }, async (page) => {
    await userEvent.type(await firstText(page), ' yeni')
    await page.findByText(i18n.t('editor:save.failed.unreachable'), {}, WAIT)
  }),
  tags: ['long'],
}

/** The server refuses a block's new order: shows the place, the reason and a button; the rest is saved. */
export const OrderRefused: Story = {
  ...faultStory(MAIN, { scenario: 'sending-refused' }, async (page) => {
    const field = await firstText(page)
    await userEvent.click(field)
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await page.findByText(i18n.t('editor-saving:save.refused.order'), { exact: false }, WAIT)
  }),
  tags: ['long'],
}

export const InsufficientFunds: Story = {
  ...appStory(at(1), { scenario: 'low-balance' }, async (page) => {
    await firstText(page)
    await userEvent.click(await generate(page))
    await page.findByRole('heading', { name: i18n.t('billing-balance:funds.title') }, WAIT)
  }),
  tags: ['long'],
}

export const Generating: Story = {
  ...appStory(at(1), { scenario: 'generating' }, (page) => page.findByRole('progressbar', {}, WAIT)),
  tags: ['long'],
}

/** The response to a press was lost: buttons are disabled until it is known whether the run has started. */
export const AnswerLost: Story = {
  ...faultStory(MAIN, { scenario: 'answer-lost' }, async (page) => {
    await firstText(page)
    await userEvent.click(await generate(page))
    await notice(i18n.t('runs:unsure'))(page)
  }),
  tags: ['long'],
}

export const GeneratingUnseen: Story = {
  ...faultStory(at(1), { scenario: 'generating-unseen' }, async (page) => {
    await page.findByRole('progressbar', {}, WAIT)
    await notice(i18n.t('runs:unseen'))(page)
  }),
  tags: ['long'],
}

export const Completed: Story = {
  ...appStory(at(1), { scenario: 'all-statuses' }, firstText),
  tags: ['long'],
}

export const Draft: Story = { ...appStory(at(2), { scenario: 'all-statuses' }, firstText), tags: ['long'] }

export const Rejected: Story = {
  ...appStory(at(3), { scenario: 'all-statuses' }, (page) =>
    page.findByRole('button', { name: i18n.t('runs:rejected.fix') }, WAIT),
  ),
  tags: ['long'],
}

export const Unpaid: Story = { ...appStory(at(4), { scenario: 'all-statuses' }, firstText), tags: ['long'] }

export const Paid: Story = { ...appStory(at(5), { scenario: 'all-statuses' }, firstText), tags: ['long'] }

/** An invalid length of a pause: the pause stays as it was. */
export const PauseRefused: Story = {
  ...appStory(MAIN, {}, async (page) => {
    await firstText(page)
    const [length] = await page.findAllByRole(
      'textbox',
      { name: new RegExp(`^${i18n.t('editor:pause.label')}`) },
      WAIT,
    )
    if (!length) throw new TypeError('No pause')
    await userEvent.clear(length)
    await userEvent.type(length, '99')
    await expect(length).toBeInvalid()
    await expect(length).toHaveAccessibleDescription(expect.stringContaining('30'))
    // Saved for the first digit, which was a valid length.
    await page.findByText(i18n.t('editor:save.saved'), {}, WAIT)
  }),
  tags: ['long'],
}

export const PricesFailed: Story = {
  ...faultStory(MAIN, { scenario: 'voices-failed' }, async (page) => {
    await notice(i18n.t('editor:obstacle.prices'))(page)
    await page.findByRole('button', { name: i18n.t('editor:obstacle.retry') })
  }),
  tags: ['long'],
}

export const FindAndReplace: Story = {
  tags: ['desktop', 'long'],
  ...appStory(MAIN, {}, async (page) => {
    await firstText(page)
    await userEvent.click(page.getByRole('button', { name: i18n.t('editor:toolbar.find') }))
    await userEvent.type(await page.findByLabelText(i18n.t('editor-find:searched'), {}, WAIT), 'muğam')
    await notice('1 / 3')(page)
  }),
}

/** Commands for several blocks replace the tools. */
export const Selected: Story = { ...appStory(MAIN, {}, selectBlocks), tags: ['long'] }

/** Ticks of what was heard or read and is good, kept in this browser. */
export const Checking: Story = { ...appStory(MAIN, {}, openChecks), tags: ['long'] }
