import type { Meta, StoryObj } from '@storybook/react-vite'
import { ReportProblemModal } from '#src/features/problem/report-problem-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, press } from '../../.storybook/app-story.tsx'
import { dialog } from '../support/dialogs.ts'
import { type Guide, modalAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Report problem',
  parameters: {
    guide: {
      is: 'Saves the last calls of the page as a file that support opens in the sandbox.',
      use: 'From the profile, the search, the menu on phones and the page that cannot be shown.',
      instead: 'Errors of the app are reported by themselves, without personal data.',
      ...modalAccess,
      status: 'new',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: ReportProblemModal,
} satisfies Meta

export default meta
type Story = StoryObj

export const Default: Story = appStory('/profile', {}, async (page) => {
  await press(page, i18n.t('problem:title'))
  await dialog(page, i18n.t('problem:title'))
})
