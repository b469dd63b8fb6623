import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { PasteTextModal } from '#src/features/services/speech-to-text/modals/paste-text-modal.tsx'
import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { appStory, type Page, pressTool, WAIT } from '../../.storybook/app-story.tsx'
import { dialog } from '../support/dialogs.ts'
import { type Guide, modalAccess } from '../support/guide.ts'
import { firstSegment, LECTURE, TRANSCRIPTS } from '../support/transcript-page.ts'

const meta = {
  title: 'Modals/Paste text',
  parameters: {
    guide: {
      is: 'Replaces the words of a transcript by those of a pasted text, at the times of the recording.',
      use: 'When the right text exists: a corrected transcript or the speaker’s script.',
      instead: 'Subtitles for a text with times.',
      ...modalAccess,
      status: 'new',
    } satisfies Guide,
  },
  tags: ['picture', 'desktop'],
  component: PasteTextModal,
  beforeEach: () => loadNamespaces(['speech-to-text-paste']),
} satisfies Meta

export default meta
type Story = StoryObj

async function open(page: Page) {
  await firstSegment(page)
  await pressTool(page, i18n.t('speech-to-text:toolbar.pasteText'))
  return within(await dialog(page, i18n.t('speech-to-text-paste:title')))
}

/** Takes a text from the clipboard or a file. */
export const Default: Story = appStory(LECTURE, TRANSCRIPTS, open)

/** Before anything is replaced: each change, and what the text does not have. */
export const Pasted: Story = {
  ...appStory(LECTURE, TRANSCRIPTS, async (page) => {
    const said = (await firstSegment(page)) as HTMLTextAreaElement
    const words = said.value.split(' ')
    const modal = await open(page)
    const field = await modal.findByRole('textbox', { name: i18n.t('editor-modals:paste.text') }, WAIT)
    await userEvent.click(field)
    await userEvent.paste([...words.slice(0, 2), 'really', ...words.slice(3)].join(' '))
    await modal.findByText(i18n.t('speech-to-text-paste:changes', { count: 1 }), {}, WAIT)
  }),
  tags: ['long'],
}
