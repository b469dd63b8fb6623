import type { Meta, StoryObj } from '@storybook/react-vite'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, type Page, WAIT } from '../../.storybook/app-story.tsx'

const meta = { title: 'Modals/Balance' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const OPEN = '/services?modal-open=balance'

const modal = (page: Page) => page.findByRole('dialog', { name: i18n.t('billing:balance.title') }, WAIT)

export const Default: Story = appStory(OPEN, {}, modal)

export const LowBalance: Story = appStory(OPEN, { scenario: 'low-balance' }, modal)

export const Loading: Story = appStory(
  OPEN,
  { faults: [{ endpoint: 'getBalance', fault: { kind: 'hang' } }] },
  modal,
)
