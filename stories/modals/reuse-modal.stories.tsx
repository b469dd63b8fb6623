import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { ReuseModal } from '#src/features/reuse/reuse-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, press, WAIT } from '../../.storybook/app-story.tsx'
import { DOCUMENTS, LETTERS } from '../support/detect-text-page.ts'
import { dialog } from '../support/dialogs.ts'
import { SPEECH } from '../support/editor-page.ts'
import { type Guide, modalAccess } from '../support/guide.ts'
import { LECTURE, TRANSCRIPTS } from '../support/transcript-page.ts'

const meta = {
  title: 'Modals/Reuse',
  parameters: {
    guide: {
      is: 'Starts a project of another service with the content of this one, and says what that costs.',
      use: 'From the further actions at the foot of a project with a result.',
      instead: 'Export for a file; Duplicate for the same service.',
      ...modalAccess,
      status: 'new',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: ReuseModal,
} satisfies Meta

export default meta
type Story = StoryObj

async function openReuse(page: Parameters<typeof press>[0]) {
  await press(page, i18n.t('runs:more'))
  await userEvent.click(await page.findByRole('menuitem', { name: i18n.t('runs:reuse') }, WAIT))
  await dialog(page, i18n.t('reuse:title'))
}

/** A transcript has a text and a recording. */
export const Default: Story = appStory(LECTURE, TRANSCRIPTS, openReuse)

/** Recognised pages have only a text. */
export const OfPages: Story = { ...appStory(LETTERS, DOCUMENTS, openReuse), tags: ['long'] }

/** A text can also be the article in the preview of a reader. */
export const OfSpeech: Story = { ...appStory(SPEECH, {}, openReuse), tags: ['long'] }
