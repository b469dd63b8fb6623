import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { correctionRecord } from '#src/features/corrections/correction-record.ts'
import { CorrectionsModal } from '#src/features/services/speech-to-text/modals/corrections-modal.tsx'
import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { appStory, type Page, pressTool, WAIT } from '../../.storybook/app-story.tsx'
import { dialog } from '../support/dialogs.ts'
import { type Guide, modalAccess } from '../support/guide.ts'
import { firstSegment, LECTURE, TRANSCRIPTS } from '../support/transcript-page.ts'

const meta = {
  title: 'Modals/Corrections',
  parameters: {
    guide: {
      is: 'The customer’s list of replacements, and its places in a transcript before they are changed.',
      use: 'For names and terms that are recognised wrongly again and again.',
      instead: 'Find and replace for a single transcript; key terms before a recording is transcribed.',
      ...modalAccess,
      status: 'new',
    } satisfies Guide,
  },
  tags: ['picture', 'desktop'],
  component: CorrectionsModal,
  beforeEach: async () => {
    await loadNamespaces(['speech-to-text-corrections'])
    return () => correctionRecord.forget()
  },
} satisfies Meta

export default meta
type Story = StoryObj

async function open(page: Page) {
  await firstSegment(page)
  await pressTool(page, i18n.t('speech-to-text:toolbar.corrections'))
  return within(await dialog(page, i18n.t('speech-to-text-corrections:title')))
}

/** Nothing was put on the list yet. */
export const Empty: Story = appStory(LECTURE, TRANSCRIPTS, open)

/** Each place of the list, with the words around it. */
export const Places: Story = {
  ...appStory(LECTURE, TRANSCRIPTS, async (page) => {
    await firstSegment(page)
    correctionRecord.keep([{ from: 'the', to: 'this', matchCase: true, words: 'word' }])
    const modal = await open(page)
    await modal.findByRole('list', { name: i18n.t('speech-to-text-corrections:places') }, WAIT)
  }),
  tags: ['long'],
}

/** Each correction applies within words, to whole words or with endings. */
export const List: Story = {
  ...appStory(LECTURE, TRANSCRIPTS, async (page) => {
    await firstSegment(page)
    correctionRecord.keep([
      { from: 'Alıyev', to: 'Əliyev', matchCase: false, words: 'endings' },
      { from: 'azərtac', to: 'AZƏRTAC', matchCase: true, words: 'word' },
    ])
    const modal = await open(page)
    await userEvent.click(
      await modal.findByRole(
        'tab',
        { name: i18n.t('speech-to-text-corrections:list', { number: '2' }) },
        WAIT,
      ),
    )
  }),
  tags: ['long'],
}
