import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { encodeWav } from '#mocks/engines/audio/encode-wav.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { ProjectScreen } from '#src/screens/project-screen.tsx'
import { appStory, faultStory, isLoading, type Page, WAIT } from '../../.storybook/app-story.tsx'
import type { StoryWorld } from '../../.storybook/story-world.ts'
import { openChecks } from '../support/checks.ts'
import { chooseFiles } from '../support/choose-files.ts'
import { type Guide, screenAccess } from '../support/guide.ts'
import { selectSegments } from '../support/selection.ts'

const meta = {
  title: 'Screens/Project speech to text',
  parameters: {
    guide: {
      is: 'The workspace of a transcript: sound and segments with speakers.',
      use: 'For a recording from its price to the export.',
      instead: 'Project dubbing for another language.',
      ...screenAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: ProjectScreen,
} satisfies Meta

export default meta
type Story = StoryObj

const WORLD: StoryWorld = { scenario: 'transcripts' }
const at = (id: number) => `/services/speech-to-text/${id}`
const [MEETING, SIMULATED, REJECTED, DRAFT, RUNNING] = [at(3), at(4), at(5), at(6), at(7)]

const firstText = (page: Page) =>
  page.findByRole('textbox', { name: i18n.t('speech-to-text:segment.text', { number: 1 }) }, WAIT)
const action = (page: Page, name: string | RegExp) => page.findByRole('button', { name }, WAIT)

export const Completed: Story = appStory(MEETING, WORLD, firstText)

export const Simulated: Story = {
  ...appStory(SIMULATED, WORLD, async (page) => {
    await firstText(page)
    await page.findByText(i18n.t('speech-to-text:header.simulated'), {}, WAIT)
  }),
  tags: ['long'],
}

export const Draft: Story = {
  ...appStory(DRAFT, WORLD, (page) => page.findByText(i18n.t('speech-to-text:start.ready'), {}, WAIT)),
  tags: ['long'],
}

export const Running: Story = {
  ...appStory(RUNNING, WORLD, (page) => page.findByRole('progressbar', {}, WAIT)),
  tags: ['long'],
}

export const Unseen: Story = {
  ...faultStory(RUNNING, { scenario: 'transcripts-unseen' }, (page) =>
    page.findByText(i18n.t('runs:unseen'), {}, WAIT),
  ),
  tags: ['long'],
}

export const Rejected: Story = {
  ...appStory(REJECTED, WORLD, (page) => action(page, i18n.t('runs:rejected.fix'))),
  tags: ['long'],
}

export const Loading: Story = faultStory(MEETING, { scenario: 'loading' }, isLoading)

export const Error: Story = faultStory(MEETING, { scenario: 'loading-failed' }, (page) =>
  action(page, i18n.t('common:actions.retry')),
)

export const NotSaved: Story = {
  ...faultStory(at(9), { scenario: 'sending-failed' }, async (page) => {
    await userEvent.type(await firstText(page), ' bəli')
    await page.findByText(i18n.t('editor:save.failed.unreachable'), {}, WAIT)
  }),
  tags: ['long'],
}

/** Two seconds of a swelling tone: the minimum charge exceeds the balance. */
function tone() {
  const rate = 8_000
  const samples = Int16Array.from({ length: 2 * rate }, (_, at) =>
    Math.round(9_000 * Math.sin(at / 6) * Math.abs(Math.sin(at / 900))),
  )
  return new File([encodeWav({ sampleRate: rate, samples })], 'Müsahibə.wav', { type: 'audio/wav' })
}

export const InsufficientFunds: Story = {
  ...appStory('/services/speech-to-text/create', { scenario: 'low-balance' }, async (page) => {
    await chooseFiles(document.body, tone())
    await userEvent.click(await action(page, /·.*₼|₼.*·/))
    await page.findByRole('heading', { name: i18n.t('billing-balance:funds.title') }, WAIT)
  }),
  tags: ['long'],
}

export const ManyItems: Story = {
  ...appStory(at(1), { scenario: 'long-transcript-1' }, firstText),
  tags: ['long'],
}

export const FindAndReplace: Story = {
  tags: ['desktop', 'long'],
  ...appStory(MEETING, WORLD, async (page) => {
    await firstText(page)
    await userEvent.click(await action(page, i18n.t('editor:toolbar.find')))
    await userEvent.type(await page.findByLabelText(i18n.t('editor-find:searched'), {}, WAIT), 'a')
  }),
}

export const Saved: Story = {
  ...appStory(MEETING, WORLD, async (page) => {
    const field = await firstText(page)
    await userEvent.type(field, ' bəli')
    await page.findByText(i18n.t('editor:save.saved'), {}, WAIT)
    await expect(field).toHaveDisplayValue(/ bəli$/)
  }),
  tags: ['long'],
}

/** Reopened after a rejection: the reason is shown until the recording is sent again. */
export const Resend: Story = {
  ...appStory(REJECTED, WORLD, async (page) => {
    await userEvent.click(await action(page, i18n.t('runs:rejected.fix')))
    await page.findByRole('dialog', { name: i18n.t('runs:rejected.fix') }, WAIT)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull(), WAIT)
    await action(page, new RegExp(i18n.t('runs:rejected.resend', { price: '' }).trim()))
  }),
  tags: ['long'],
}

/** A new chapter, with an empty title. */
export const ChapterTitle: Story = {
  ...appStory(MEETING, WORLD, async (page) => {
    await firstText(page)
    await userEvent.click(await action(page, i18n.t('segments:segment.more', { number: 3 })))
    await userEvent.click(
      await page.findByRole('menuitem', { name: i18n.t('speech-to-text:chapter.begin') }, WAIT),
    )
    const title = new RegExp(i18n.t('speech-to-text:chapter.title', { time: '\\d\\d:\\d\\d' }))
    await expect(await page.findByRole('textbox', { name: title }, WAIT)).toHaveFocus()
  }),
  tags: ['long'],
}

export const Selected: Story = { ...appStory(MEETING, WORLD, selectSegments), tags: ['long'] }

/** Ticks of what was heard or read and is good, kept in this browser. */
export const Checking: Story = { ...appStory(MEETING, WORLD, openChecks), tags: ['long'] }
