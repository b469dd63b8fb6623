import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { FrameModal } from '#src/features/services/detect-text/create/frame-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, WAIT } from '../../.storybook/app-story.tsx'
import { chooseDocuments, DOCUMENT_LIST, DOCUMENTS } from '../support/detect-text-page.ts'
import { dialog } from '../support/dialogs.ts'
import { type Guide, modalAccess } from '../support/guide.ts'
import { paperSheet } from '../support/paper-sheet.ts'

const meta = {
  title: 'Modals/Frame',
  parameters: {
    guide: {
      is: 'Chooses and rotates the part of a picture that is read.',
      use: 'From a picture in the list of a document, before it is read.',
      instead: 'Crop for the customer’s own picture.',
      ...modalAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: FrameModal,
} satisfies Meta

export default meta
type Story = StoryObj

/** The part of a picture that is read. */
export const Default: Story = appStory(DOCUMENT_LIST, DOCUMENTS, async (page) => {
  const name = 'qəbz.png'
  const modal = await chooseDocuments(page, [await paperSheet(name)])
  await userEvent.click(
    await modal.findByRole('button', { name: i18n.t('detect-text-form:documents.frame', { name }) }, WAIT),
  )
  const frame = await dialog(page, i18n.t('detect-text-lazy:frame.title'))
  await within(frame).findByRole('button', { name: i18n.t('detect-text-lazy:frame.stage') }, WAIT)
})
