import type { Meta, StoryObj } from '@storybook/react-vite'
import { i18n } from '#src/i18n/i18n.ts'
import { ShareScreen } from '#src/screens/share-screen.tsx'
import { appStory, type Page, WAIT } from '../../.storybook/app-story.tsx'
import { type Guide, screenAccess } from '../support/guide.ts'

const meta = {
  title: 'Screens/Share',
  parameters: {
    guide: {
      is: 'A text or link that another app has shared, and the services that can start from it.',
      use: 'Opened by the device when a customer shares with the installed app.',
      instead: 'Reuse, for the content of a project.',
      ...screenAccess,
      status: 'new',
    } satisfies Guide,
  },
  component: ShareScreen,
  tags: ['picture'],
} satisfies Meta

export default meta
type Story = StoryObj

const shareOf = (query: Readonly<Record<string, string>>) => `/share?${new URLSearchParams(query)}`

const goIn = (slug: 'text-to-speech' | 'website-reader') => (page: Page) =>
  page.findByRole(
    'button',
    { name: i18n.t('reuse:goIn', { service: i18n.t(`catalog:titles.${slug}`) }) },
    WAIT,
  )

const TEXT = 'The Caspian is the largest lake of the world.\n\nFive countries lie on its shores.'

export const Default: Story = appStory(
  shareOf({ title: 'The Caspian', text: TEXT }),
  {},
  goIn('text-to-speech'),
)

/** Android passes a link as the text. */
export const Link: Story = {
  ...appStory(shareOf({ text: 'https://news.example.az/articles/7' }), {}, goIn('website-reader')),
  tags: ['long'],
}

export const Nothing: Story = {
  ...appStory('/share', {}, (page) => page.findByText(i18n.t('share:nothing'), {}, WAIT)),
  tags: ['long'],
}
