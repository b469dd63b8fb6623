import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { SubtitleTimesModal } from '#src/features/subtitles/subtitle-times-modal.tsx'
import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { appStory, press, WAIT } from '../../.storybook/app-story.tsx'
import { chooseFiles } from '../support/choose-files.ts'
import { dialog } from '../support/dialogs.ts'
import { editorIsReady, SPEECH } from '../support/editor-page.ts'
import { type Guide, modalAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Subtitle times',
  parameters: {
    guide: {
      is: 'Fits the silences of speech to the times of its subtitles, and names the blocks that are too long.',
      use: 'In a project that was made from a file of subtitles.',
      instead: 'Subtitles to lay new text over a dub or transcript.',
      ...modalAccess,
      status: 'new',
    } satisfies Guide,
  },
  tags: ['picture', 'desktop'],
  component: SubtitleTimesModal,
  beforeEach: () => loadNamespaces(['subtitles']),
} satisfies Meta

export default meta
type Story = StoryObj

const FILE = `1
00:00:01,000 --> 00:00:05,000
Salam, dostlar!

2
00:00:04,000 --> 00:00:06,000
Bu gün hava gözəldir.
`

/** Which blocks do not end before the next subtitle starts, and the file as it was opened. */
export const Default: Story = appStory(SPEECH, {}, async (page) => {
  await editorIsReady(page)
  await press(page, i18n.t('editor:toolbar.paste'))
  const modal = await dialog(page, i18n.t('editor-modals:paste.title'))
  await chooseFiles(modal, new File([FILE], 'film.srt'))
  const name = i18n.t('editor-modals:paste.insert', { count: 3 })
  await userEvent.click(await within(modal).findByRole('button', { name }, WAIT))
  await press(page, i18n.t('editor:toolbar.subtitles'))
  const times = await dialog(page, i18n.t('subtitles:title'))
  await within(times).findByText('film.srt', {}, WAIT)
})
