import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { ArticlesModal } from '#src/features/services/website-reader/workspace/site-articles/articles-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, type Page, press, WAIT } from '../../.storybook/app-story.tsx'
import { dialog } from '../support/dialogs.ts'
import { type Guide, modalAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Site articles',
  parameters: {
    guide: {
      is: 'Finds articles by a list of addresses, a sitemap or a feed, and reads the chosen ones.',
      use: 'From the website reader, for many articles at once.',
      instead: 'The form of the reader for a single article.',
      ...modalAccess,
      status: 'new',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: ArticlesModal,
} satisfies Meta

export default meta
type Story = StoryObj

const READER = '/services/website-reader/2'
const READERS = { scenario: 'website-readers' } as const

async function openArticles(page: Page) {
  await press(page, i18n.t('website-reader-articles:open'))
  return within(await dialog(page, i18n.t('website-reader-articles:title')))
}

export const Empty: Story = appStory(READER, READERS, openArticles)

/** The articles of the site's sitemap, with their lengths and prices. */
export const Found: Story = {
  ...appStory(READER, READERS, async (page) => {
    const form = await openArticles(page)
    await press(form, i18n.t('website-reader-articles:sitemap'))
    await form.findByText('Поезд к морю', {}, WAIT)
  }),
  tags: ['long'],
}
