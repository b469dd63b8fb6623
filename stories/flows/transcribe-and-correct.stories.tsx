import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { i18n } from '#src/i18n/i18n.ts'
import reading from '#tests/support/files/sense-and-sensibility.wav?url'
import { appStory, press, WAIT } from '../../.storybook/app-story.tsx'
import { chooseFiles, knownRecording } from '../support/choose-files.ts'
import { downloadExport } from '../support/download-export.ts'
import { flowAccess, type Guide } from '../support/guide.ts'
import { letTimePass } from '../support/let-time-pass.ts'
import { firstSegment } from '../support/transcript-page.ts'

const meta = {
  title: 'Flows/Transcribe and correct',
  parameters: {
    guide: {
      is: 'A recording that becomes a corrected transcript.',
      use: 'To see how recognised words are corrected.',
      instead: 'Screens/Project speech to text for single states.',
      ...flowAccess,
      status: 'stable',
    } satisfies Guide,
  },
} satisfies Meta

export default meta
type Story = StoryObj

const CREATE = '/services/speech-to-text/create'
const CORRECTION = ' Bəli.'

/** A customer uploads a recording, corrects the transcript, and exports the text with the correction. */
export const TranscribeAndCorrect: Story = {
  tags: ['long'],
  ...appStory(CREATE, {}, async (page, world) => {
    await chooseFiles(document.body, await knownRecording(world, 'meeting-az.wav'))
    await press(page, /·.*₼/)
    const exporting = { name: i18n.t('common:actions.export') }
    await letTimePass(world, () => page.getByRole('button', exporting))
    const name = i18n.t('speech-to-text:segment.text', { number: 1 })
    const first = await page.findByRole('textbox', { name }, WAIT)
    await expect(first).not.toHaveDisplayValue('')
    await userEvent.type(first, CORRECTION)
    await page.findByText(i18n.t('editor:save.saved'), {}, WAIT)
    await press(page, exporting.name)
    const { content } = await downloadExport(page, world)
    await expect(await content.text()).toContain(CORRECTION.trim())
  }),
}

/** A person reads Jane Austen aloud; the sandbox recognises the words, which no one has told it. */
export const ReadInEnglish: Story = {
  tags: ['long'],
  ...appStory(CREATE, { recognisesSpeech: true }, async (page, world) => {
    const sound = await (await fetch(reading)).blob()
    await chooseFiles(document.body, new File([sound], 'reading.wav', { type: 'audio/wav' }))
    await press(page, /·.*₼/)
    await letTimePass(world, () => page.getByRole('button', { name: i18n.t('common:actions.export') }))
    await expect(await firstSegment(page)).toHaveDisplayValue(
      /Mr\. John Dashwood had then leisure to consider/,
    )
    await waitFor(() => expect(page.queryByText(i18n.t('speech-to-text:header.simulated'))).toBeNull(), WAIT)
  }),
}
