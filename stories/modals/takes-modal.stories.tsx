import type { Meta, StoryObj } from '@storybook/react-vite'
import { TakesModal } from '#src/features/speech/takes-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory } from '../../.storybook/app-story.tsx'
import { dialog } from '../support/dialogs.ts'
import { chooseOfBlock, SPEECH } from '../support/editor-page.ts'
import { type Guide, modalAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Takes',
  parameters: {
    guide: {
      is: 'All generated results of a block, to hear and to choose.',
      use: 'From the menu of a block.',
      instead: 'Undo for the last change of the text.',
      ...modalAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: TakesModal,
} satisfies Meta

export default meta
type Story = StoryObj

export const Default: Story = appStory(SPEECH, {}, async (page) => {
  await chooseOfBlock(page, 'takes')
  await dialog(page, i18n.t('editor-modals:takes.title'))
})
