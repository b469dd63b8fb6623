import type { Meta, StoryObj } from '@storybook/react-vite'
import { i18n } from '#src/i18n/i18n.ts'
import { NotFoundScreen } from '#src/screens/not-found-screen.tsx'
import { appStory, type Page, WAIT } from '../../.storybook/app-story.tsx'

const meta = { title: 'Screens/Not found', tags: ['picture'], component: NotFoundScreen } satisfies Meta

export default meta
type Story = StoryObj

const showsNotFound = (page: Page) =>
  page.findByRole('heading', { name: i18n.t('errors:notFound.title') }, WAIT)

export const Default: Story = appStory('/nowhere', {}, showsNotFound)

export const Guest: Story = appStory('/nowhere', { account: null }, showsNotFound)

export const UnknownService: Story = appStory('/services/singing', {}, showsNotFound)

/** A project of another customer, or a deleted one: both look the same. */
export const UnknownProject: Story = appStory('/services/text-to-speech/999', {}, showsNotFound)
