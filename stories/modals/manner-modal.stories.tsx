import type { Meta, StoryObj } from '@storybook/react-vite'
import { MannerModal } from '#src/features/speech/manner-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, pressTool } from '../../.storybook/app-story.tsx'
import { dialog } from '../support/dialogs.ts'
import { SPEECH } from '../support/editor-page.ts'
import { type Guide, modalAccess } from '../support/guide.ts'
import { selectBlocks } from '../support/selection.ts'

const meta = {
  title: 'Modals/Manner',
  parameters: {
    guide: {
      is: 'Speed and pitch of the chosen blocks.',
      use: 'From the bar of a selection.',
      instead: 'Block settings for one block and its voice.',
      ...modalAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: MannerModal,
} satisfies Meta

export default meta
type Story = StoryObj

export const Default: Story = appStory(SPEECH, {}, async (page) => {
  await selectBlocks(page)
  await pressTool(page, i18n.t('selection:manner'))
  await dialog(page, i18n.t('editor:speech.title'))
})
