import type { Meta, StoryObj } from '@storybook/react-vite'
import { NotificationArea } from '#src/app/notifications/notification-area.tsx'
import { notifications } from '#src/lib/notifications.ts'
import { appStory, type Page, WAIT } from '../../.storybook/app-story.tsx'
import { type Guide, layoutAccess } from '../support/guide.ts'
import { say } from '../texts/say.ts'

/** Notes disappear after four seconds, popups after five; those about failures are alerts. */
const meta = {
  title: 'Layouts/Notification area',
  parameters: {
    guide: {
      is: 'The place of toasts and of what the server announces.',
      use: 'Once in each layout.',
      instead: 'Notice for a message in the page.',
      ...layoutAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: NotificationArea,
} satisfies Meta

export default meta
type Story = StoryObj

const note = (tell: (text: string) => void, text: string) =>
  appStory('/services', {}, async (page: Page) => {
    tell(say(text))
    await page.findByText(say(text), {}, WAIT)
  })

export const Success: Story = note((text) => notifications.toast(text, 'success'), 'Layihə yadda saxlandı')

export const Information: Story = note((text) => notifications.toast(text), 'Layihə yadda saxlandı')

export const Popup: Story = {
  ...note((text) => notifications.popup('success', text), 'Promo kod tətbiq olundu'),
  tags: ['long'],
}

export const Failure: Story = {
  ...note((text) => notifications.popup('error', text), 'Blok silindi'),
  tags: ['long'],
}

/** A fifth one replaces the oldest. */
export const Several: Story = appStory('/services', {}, async (page) => {
  const texts = ['Layihə yadda saxlandı', 'Blok silindi', 'Promo kod tətbiq olundu'].map(say)
  for (const text of texts) notifications.toast(text, 'success')
  for (const text of texts) await page.findByText(text, {}, WAIT)
})
