import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { SpeechTableModal } from '#src/features/speech/table/speech-table-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, press, WAIT } from '../../.storybook/app-story.tsx'
import { dialog } from '../support/dialogs.ts'
import { editorIsReady, SPEECH } from '../support/editor-page.ts'
import { type Guide, modalAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Speech table',
  parameters: {
    guide: {
      is: 'Makes blocks with names, voices and speeds from a table.',
      use: 'From Import in a text-to-speech project.',
      instead: 'Paste a text, if only the words matter.',
      ...modalAccess,
      status: 'new',
    } satisfies Guide,
  },

  tags: ['picture', 'desktop'],
  component: SpeechTableModal,
} satisfies Meta

export default meta
type Story = StoryObj

/** A row that becomes a block, and one whose speed is impossible. */
export const Default: Story = appStory(SPEECH, {}, async (page) => {
  await editorIsReady(page)
  await press(page, i18n.t('editor:toolbar.paste'))
  await press(page, i18n.t('editor-modals:paste.table'))
  const form = within(await dialog(page, i18n.t('speech-table:title')))
  await userEvent.click(await form.findByRole('textbox', {}, WAIT))
  await userEvent.paste('ad;mətn;sürət\nGiriş;Xoş gəlmisiniz.;1,1\nSon;Sağ olun.;9')
  await form.findByText(i18n.t('speech-table:faulty', { count: 1 }), {}, WAIT)
})
