import type { Meta, StoryObj } from '@storybook/react-vite'
import { i18n } from '#src/i18n/i18n.ts'
import { CreateProjectScreen } from '#src/screens/create-project-screen.tsx'
import { appStory, faultStory, WAIT } from '../../.storybook/app-story.tsx'
import { type Guide, screenAccess } from '../support/guide.ts'

const meta = {
  title: 'Screens/Create website reader',
  parameters: {
    guide: {
      is: 'The page on which a website reader is started.',
      use: 'For links and bookmarks to its form.',
      instead: 'Modals/Create website reader on top of another page.',
      ...screenAccess,
      status: 'stable',
    } satisfies Guide,
  },
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
  page.findByRole('button', { name: i18n.t('website-reader-form:reading.choose') }, WAIT),
)
