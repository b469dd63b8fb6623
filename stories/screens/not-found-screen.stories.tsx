import type { Meta, StoryObj } from '@storybook/react-vite'
import { i18n } from '#src/i18n/i18n.ts'
import { NotFoundScreen } from '#src/screens/not-found-screen.tsx'
import { appStory, type Page, WAIT } from '../../.storybook/app-story.tsx'
import { type Guide, screenAccess } from '../support/guide.ts'

const meta = {
  title: 'Screens/Not found',
  parameters: {
    guide: {
      is: 'What is seen at an unknown address.',
      use: 'For addresses that are no route, and for projects that are gone.',
      instead: 'Error for pages that break.',
      ...screenAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: NotFoundScreen,
} satisfies Meta

export default meta
type Story = StoryObj

const showsNotFound = (page: Page) =>
  page.findByRole('heading', { name: i18n.t('errors:notFound.title') }, WAIT)

export const Default: Story = appStory('/nowhere', {}, showsNotFound)

export const Guest: Story = appStory('/nowhere', { account: null }, showsNotFound)

export const UnknownService: Story = appStory('/services/singing', {}, showsNotFound)

/** A project of another customer, or a deleted one: both look the same. */
export const UnknownProject: Story = {
  ...appStory('/services/text-to-speech/999', {}, showsNotFound),
  tags: ['long'],
}
