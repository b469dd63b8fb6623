import type { Meta, StoryObj } from '@storybook/react-vite'
import { i18n } from '#src/i18n/i18n.ts'
import { CreateProjectScreen } from '#src/screens/create-project-screen.tsx'
import { appStory, faultStory, WAIT } from '../../.storybook/app-story.tsx'

const meta = {
  title: 'Screens/Create website reader',
  tags: ['picture'],
  component: CreateProjectScreen,
} satisfies Meta

export default meta
type Story = StoryObj

const PAGE = '/services/website-reader/create'

export const Default: Story = appStory(PAGE, {}, (page) =>
  page.findByRole('button', { name: i18n.t('create:action.create') }, WAIT),
)

export const VoicesFailed: Story = faultStory(PAGE, { scenario: 'voices-failed' }, (page) =>
  page.findByRole('button', { name: i18n.t('website-reader:reading.choose') }, WAIT),
)
