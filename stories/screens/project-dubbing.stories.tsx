import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { DubbingStep } from '#src/contract/project-summary.ts'
import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { ProjectScreen } from '#src/screens/project-screen.tsx'
import { appStory, faultStory, isLoading, type Page, press, WAIT } from '../../.storybook/app-story.tsx'
import { openChecks } from '../support/checks.ts'
import { type Guide, screenAccess } from '../support/guide.ts'
import { selectSegments } from '../support/selection.ts'

const meta = {
  title: 'Screens/Project dubbing',
  parameters: {
    guide: {
      is: 'The workspace of a dub: film, segments, languages.',
      use: 'For a film from its quote to the export.',
      instead: 'Project speech to text for its words alone.',
      ...screenAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: ProjectScreen,
  beforeEach: () => loadNamespaces(['dubbing', 'runs-price']),
} satisfies Meta

export default meta
type Story = StoryObj

/** Ids of the scenario, in its order. */
const at = (id: number) => `/services/dubbing/${id}`
const DUBS = { scenario: 'dubs' } as const

const heading = (key: 'draft' | 'quote') => (page: Page) =>
  page.findByRole(
    'heading',
    { name: i18n.t(key === 'quote' ? 'runs-price:quote.title' : `dubbing:${key}.title`) },
    WAIT,
  )

export const Draft: Story = appStory(at(1), DUBS, heading('draft'))
export const WaitingForOrdering: Story = { ...appStory(at(2), DUBS, heading('quote')), tags: ['long'] }
export const Ordered: Story = {
  ...appStory(at(1), { scenario: 'dubs-running' }, (page) =>
    page.findByText(i18n.t('runs:ordered'), {}, WAIT),
  ),
  tags: ['long'],
}

const inStep = (id: number, step: DubbingStep) =>
  appStory(at(id), { scenario: 'dubs-running' }, async (page) => {
    await page.findByRole('progressbar', {}, WAIT)
    await page.findByText(i18n.t(`dubbing:steps.${step}`), { selector: '[aria-current=step]' }, WAIT)
  })

export const InProgress: Story = { ...inStep(2, 'speaking'), tags: ['long'] }
export const Listening: Story = { ...inStep(3, 'listening'), tags: ['long'] }
export const Translating: Story = { ...inStep(4, 'translating'), tags: ['long'] }
export const Mixing: Story = { ...inStep(5, 'mixing'), tags: ['long'] }
export const Rejected: Story = {
  ...appStory(at(3), DUBS, (page) => page.findByText(i18n.t('runs:rejected.title'), {}, WAIT)),
  tags: ['long'],
}
export const Completed: Story = {
  ...appStory(at(4), DUBS, (page) =>
    page.findByRole('button', { name: i18n.t('common:actions.export') }, WAIT),
  ),
  tags: ['long'],
}

/** Finished languages can be played while another one is quoted. */
export const AnotherLanguage: Story = { ...appStory(at(5), DUBS, heading('quote')), tags: ['long'] }

export const InsufficientFunds: Story = {
  ...appStory(at(2), { scenario: 'dubs-poor' }, async (page) => {
    const topUp = { name: new RegExp(i18n.t('runs:quote.topUp', { amount: '.+' })) }
    await userEvent.click(await page.findByRole('button', topUp, WAIT))
    await page.findByRole('dialog', { name: i18n.t('billing:topUp.title') }, WAIT)
  }),
  tags: ['long'],
}

export const Loading: Story = { ...faultStory(at(4), { scenario: 'loading' }, isLoading), tags: ['long'] }

export const Error: Story = {
  ...faultStory(at(4), { scenario: 'loading-failed' }, (page) =>
    page.findByRole('button', { name: i18n.t('common:actions.retry') }, WAIT),
  ),
  tags: ['long'],
}

export const Selected: Story = { ...appStory(at(4), DUBS, selectSegments), tags: ['long'] }

/** A sentence that the service missed, at the playhead of the timeline. */
export const AddedSentence: Story = {
  ...appStory(at(4), DUBS, async (page) => {
    await press(page, i18n.t('dubbing-lazy:timeline.add'))
    const hint = i18n.t('dubbing:segment.sourceHint')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('placeholder', hint), WAIT)
  }),
  tags: ['long'],
}

/** Ticks of what was heard or read and is good, kept in this browser. */
export const Checking: Story = { ...appStory(at(4), DUBS, openChecks), tags: ['long'] }
