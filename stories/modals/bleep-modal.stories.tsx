import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { BleepModal } from '#src/features/services/speech-to-text/modals/bleep-modal.tsx'
import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { appStory, press, WAIT } from '../../.storybook/app-story.tsx'
import { dialog } from '../support/dialogs.ts'
import { type Guide, modalAccess } from '../support/guide.ts'
import { firstSegment, MEETING, TRANSCRIPTS } from '../support/transcript-page.ts'

const meta = {
  title: 'Modals/Bleep',
  parameters: {
    guide: {
      is: 'Saves the recording of a transcript with a tone over names, numbers and e-mail addresses.',
      use: 'Before a recording is given to somebody who must not know who is in it.',
      instead: '“Copy without personal data” for the text; “Clean” for a recording that is not sent yet.',
      ...modalAccess,
      status: 'new',
    } satisfies Guide,
  },
  tags: ['picture', 'desktop'],
  component: BleepModal,
  beforeEach: () => loadNamespaces(['speech-to-text-bleep', 'redaction']),
} satisfies Meta

export default meta
type Story = StoryObj

export const Default: Story = {
  ...appStory(MEETING, TRANSCRIPTS, async (page) => {
    await firstSegment(page)
    await press(page, i18n.t('runs:more'))
    const name = i18n.t('speech-to-text:header.saveBleeped')
    await userEvent.click(await page.findByRole('menuitem', { name }, WAIT))
    const modal = within(await dialog(page, i18n.t('speech-to-text-bleep:title')))
    await modal.findByText(/meeting-az/, {}, WAIT)
    return modal
  }),
  tags: ['long'],
}
