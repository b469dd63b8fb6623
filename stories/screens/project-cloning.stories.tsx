import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { ProjectScreen } from '#src/screens/project-screen.tsx'
import { appStory, faultStory, isLoading, type Page, WAIT } from '../../.storybook/app-story.tsx'
import { type Guide, screenAccess } from '../support/guide.ts'

const meta = {
  title: 'Screens/Project cloning',
  parameters: {
    guide: {
      is: 'The page of a clone: samples, quote, training, use.',
      use: 'For a voice from its samples to its first sentence.',
      instead: 'Modals/Voice to choose a finished voice.',
      ...screenAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: ProjectScreen,
  beforeEach: () => loadNamespaces(['cloning', 'runs-price']),
} satisfies Meta

export default meta
type Story = StoryObj

/** Ids of the scenario, in its order. */
const at = (id: number) => `/services/cloning/${id}`
const CLONES = { scenario: 'clones' } as const

const heading = (key: 'draft' | 'quote' | 'ordered' | 'training' | 'finished') => (page: Page) =>
  page.findByRole(
    'heading',
    { name: i18n.t(key === 'quote' ? 'runs-price:quote.title' : `cloning:${key}.title`) },
    WAIT,
  )
const text = (words: () => string) => (page: Page) => page.findByText(words(), {}, WAIT)

export const Draft: Story = appStory(at(1), CLONES, heading('draft'))
export const WaitingForOrdering: Story = { ...appStory(at(2), CLONES, heading('quote')), tags: ['long'] }
export const Ordered: Story = appStory(at(3), CLONES, heading('ordered'))
export const InProgress: Story = {
  ...appStory(at(4), CLONES, (page) => page.findByRole('progressbar', {}, WAIT)),
  tags: ['long'],
}
export const Rejected: Story = {
  ...appStory(
    at(5),
    CLONES,
    text(() => i18n.t('cloning:rejected.title')),
  ),
  tags: ['long'],
}
export const Completed: Story = appStory(at(6), CLONES, heading('finished'))
export const SamplesChanged: Story = appStory(
  at(7),
  CLONES,
  text(() => i18n.t('cloning:finished.changed')),
)
export const TooFewSamples: Story = appStory(
  at(8),
  CLONES,
  text(() => i18n.t('cloning:draft.notEnough')),
)

export const TwoPeople: Story = {
  ...appStory(
    at(9),
    CLONES,
    text(() => i18n.t('cloning:objection')),
  ),
  tags: ['long'],
}

export const InsufficientFunds: Story = {
  ...appStory(at(2), { scenario: 'clones-poor' }, async (page) => {
    const topUp = { name: new RegExp(i18n.t('runs:quote.topUp', { amount: '.+' })) }
    await userEvent.click(await page.findByRole('button', topUp, WAIT))
    await page.findByRole('dialog', { name: i18n.t('billing:topUp.title') }, WAIT)
  }),
  tags: ['long'],
}

/** The other person's samples are removed; the rest is too short to be sent again. */
export const Resend: Story = {
  ...appStory(at(5), CLONES, async (page) => {
    await userEvent.click(await page.findByRole('button', { name: i18n.t('runs:rejected.fix') }, WAIT))
    const dialog = within(await page.findByRole('dialog', { name: i18n.t('runs:rejected.fix') }, WAIT))
    for (const name of ['2.wav', '4.wav']) {
      const taken = { name: i18n.t('cloning:sample.remove', { name }) }
      await userEvent.click(await dialog.findByRole('button', taken, WAIT))
    }
    await userEvent.click(dialog.getByRole('button', { name: i18n.t('cloning-lazy:update.save') }))
    await page.findByRole('button', { name: i18n.t('cloning:draft.addSamples') }, WAIT)
  }),
  tags: ['long'],
}

export const Unseen: Story = {
  ...faultStory(
    at(4),
    { scenario: 'clones-unseen' },
    text(() => i18n.t('runs:unseen')),
  ),
  tags: ['long'],
}

export const Loading: Story = { ...faultStory(at(6), { scenario: 'loading' }, isLoading), tags: ['long'] }

export const Error: Story = {
  ...faultStory(at(6), { scenario: 'loading-failed' }, (page) =>
    page.findByRole('button', { name: i18n.t('common:actions.retry') }, WAIT),
  ),
  tags: ['long'],
}
