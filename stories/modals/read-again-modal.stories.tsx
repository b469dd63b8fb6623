import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { ReadAgainModal } from '#src/features/services/detect-text/modals/read-again-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, press, WAIT } from '../../.storybook/app-story.tsx'
import { DOCUMENTS, LETTERS } from '../support/detect-text-page.ts'
import { dialog } from '../support/dialogs.ts'
import { type Guide, modalAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Read again',
  parameters: {
    guide: {
      is: 'Reads a page or all pages of a document again, rotated if they lay on their side.',
      use: 'From the menu of a document that was read badly; it says which corrections are replaced.',
      instead: 'Typing in the block for single mistakes.',
      ...modalAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: ReadAgainModal,
} satisfies Meta

export default meta
type Story = StoryObj

export const Default: Story = appStory(LETTERS, DOCUMENTS, async (page) => {
  await press(page, i18n.t('runs:more'))
  await userEvent.click(await page.findByRole('menuitem', { name: i18n.t('detect-text:again.open') }, WAIT))
  await dialog(page, i18n.t('detect-text-lazy:again.title'))
})
