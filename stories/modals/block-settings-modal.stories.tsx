import type { Meta, StoryObj } from '@storybook/react-vite'
import { BlockSettingsModal } from '#src/features/speech/block-settings-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory } from '../../.storybook/app-story.tsx'
import { dialog } from '../support/dialogs.ts'
import { chooseOfBlock, SPEECH } from '../support/editor-page.ts'
import { type Guide, modalAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Block settings',
  parameters: {
    guide: {
      is: 'Voice, speed and pitch of one block.',
      use: 'From the menu of a block.',
      instead: 'Manner for several blocks; Voice for the whole project.',
      ...modalAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: BlockSettingsModal,
} satisfies Meta

export default meta
type Story = StoryObj

export const Default: Story = appStory(SPEECH, {}, async (page) => {
  await chooseOfBlock(page, 'settings')
  await dialog(page, i18n.t('editor-modals:settings.title'))
})
