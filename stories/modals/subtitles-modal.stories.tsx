import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { LayOverModal } from '#src/features/segments/lay-over-modal.tsx'
import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { appStory, type Page, WAIT } from '../../.storybook/app-story.tsx'
import { chooseFiles } from '../support/choose-files.ts'
import { type Guide, modalAccess } from '../support/guide.ts'
import { LECTURE, openModal, TRANSCRIPTS } from '../support/transcript-page.ts'

const meta = {
  title: 'Modals/Subtitles',
  parameters: {
    guide: {
      is: 'Lays a file of subtitles over the segments of a dub or transcript.',
      use: 'When the text exists as SRT or VTT.',
      instead: 'Typing in a segment for single words.',
      ...modalAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture', 'desktop'],
  component: LayOverModal,
  beforeEach: () => loadNamespaces(['subtitles']),
} satisfies Meta

export default meta
type Story = StoryObj

const FILE = `1
00:00:00,500 --> 00:00:04,000
Welcome back to <i>part two</i> of the lecture.

2
00:00:03,500 --> 00:00:0x,000
Lost in the file.

3
02:00:00,000 --> 02:00:02,000
After the end.
`

const open = (page: Page) =>
  openModal(page, i18n.t('speech-to-text:subtitles.title'), i18n.t('subtitles:title'))

/** Takes an SRT or VTT file. */
export const Default: Story = appStory(LECTURE, TRANSCRIPTS, open)

/** Before anything is replaced: what is left out, and what keeps its text. */
export const Chosen: Story = {
  ...appStory(LECTURE, TRANSCRIPTS, async (page) => {
    await open(page)
    const modal = await page.findByRole('dialog', {}, WAIT)
    await chooseFiles(modal, new File([FILE], 'lecture.srt'))
    await within(modal).findByText('After the end.', {}, WAIT)
  }),
  tags: ['long'],
}
