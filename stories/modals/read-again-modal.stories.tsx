import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { ReadAgainModal } from '#src/features/services/detect-text/modals/read-again-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, press, WAIT } from '../../.storybook/app-story.tsx'
import { DOCUMENTS, LETTERS } from '../support/detect-text-page.ts'
import { dialog } from '../support/dialogs.ts'

const meta = { title: 'Modals/Read again', tags: ['picture'], component: ReadAgainModal } satisfies Meta

export default meta
type Story = StoryObj

export const Default: Story = appStory(LETTERS, DOCUMENTS, async (page) => {
  await press(page, i18n.t('runs:more'))
  await userEvent.click(await page.findByRole('menuitem', { name: i18n.t('detect-text:again.open') }, WAIT))
  await dialog(page, i18n.t('detect-text:again.title'))
})
