import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { PasteModal } from '#src/features/speech/paste-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, press, WAIT } from '../../.storybook/app-story.tsx'
import { dialog } from '../support/dialogs.ts'
import { editorIsReady, SPEECH } from '../support/editor-page.ts'
import { type Guide, modalAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Paste',
  parameters: {
    guide: {
      is: 'Turns pasted text or a file into blocks, and says how many.',
      use: 'After a paste of several paragraphs, and from the tools.',
      instead: 'Typing in a block for a few words.',
      ...modalAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture', 'desktop'],
  component: PasteModal,
} satisfies Meta

export default meta
type Story = StoryObj

/** Each paragraph becomes a block; the number is shown in advance. */
export const Default: Story = appStory(SPEECH, {}, async (page) => {
  await editorIsReady(page)
  await press(page, i18n.t('editor:toolbar.paste'))
  await dialog(page, i18n.t('editor-modals:paste.title'))
  await userEvent.type(page.getByLabelText(i18n.t('editor-modals:paste.text')), 'Bir.{Enter}{Enter}İki.')
  await page.findByRole('button', { name: i18n.t('editor-modals:paste.insert', { count: 2 }) }, WAIT)
})

/** A file over the page: its text is added after the block on which it is dropped. */
export const FileOverPage: Story = {
  ...appStory(SPEECH, {}, async (page) => {
    await editorIsReady(page)
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['Bir.'], 'play.txt', { type: 'text/plain' }))
    dispatchEvent(new DragEvent('dragenter', { dataTransfer }))
    await page.findByText(i18n.t('editor-modals:paste.drop'), {}, WAIT)
  }),
  tags: ['!picture'],
}
