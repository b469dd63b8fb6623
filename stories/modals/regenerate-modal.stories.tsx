import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { RegenerateModal } from '#src/features/services/speech-to-text/modals/regenerate-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, faultStory, type Page, press, pressStep, WAIT } from '../../.storybook/app-story.tsx'
import { dialog } from '../support/dialogs.ts'
import { type Guide, modalAccess } from '../support/guide.ts'
import {
  editFirst,
  firstSegment,
  MEETING,
  selectFirst,
  TRANSCRIPT_LIST,
  TRANSCRIPTS,
} from '../support/transcript-page.ts'

const meta = {
  title: 'Modals/Regenerate',
  parameters: {
    guide: {
      is: 'Shows what a renewed sound costs before it is paid.',
      use: 'After changes of text or voice in blocks with sound.',
      instead: 'The start button for blocks without sound.',
      ...modalAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: RegenerateModal,
} satisfies Meta

export default meta
type Story = StoryObj

async function open(page: Page) {
  await firstSegment(page)
  await pressStep(page, i18n.t('speech-to-text:regenerate.open'))
  return within(await dialog(page, i18n.t('speech-to-text-lazy:regenerate.title')))
}

export const Default: Story = appStory(MEETING, TRANSCRIPTS, open)

/** One segment is selected, and only that one is charged. */
export const Selected: Story = {
  ...appStory(MEETING, TRANSCRIPTS, async (page) => {
    await selectFirst(page)
    const name = i18n.t('speech-to-text-lazy:regenerate.selected', { count: 1 })
    await (await open(page)).findByRole('radio', { name, checked: true }, WAIT)
  }),
  tags: ['long'],
}

/** Edits are kept in the current version, or lost: the modal shows this before the payment. */
export const Edited: Story = {
  ...appStory(MEETING, TRANSCRIPTS, async (page) => {
    await editFirst(page)
    const modal = await open(page)
    await modal.findByText(i18n.t('speech-to-text-lazy:regenerate.changesKept', { count: 1 }), {}, WAIT)
    await userEvent.click(
      modal.getByRole('radio', { name: i18n.t('speech-to-text-lazy:regenerate.modes.replace') }),
    )
    await modal.findByText(i18n.t('speech-to-text-lazy:regenerate.changesLost.all', { count: 1 }), {}, WAIT)
  }),
  tags: ['long'],
}

export const Pending: Story = {
  ...faultStory(`${TRANSCRIPT_LIST}/9`, { scenario: 'sending' }, async (page) => {
    const modal = await open(page)
    await press(modal, /₼/)
    await modal.findByRole('button', { busy: true }, WAIT)
  }),
  tags: ['long'],
}

/** The reason of the rejection appears at its field. */
export const FixAndResend: Story = {
  ...appStory(`${TRANSCRIPT_LIST}/5`, TRANSCRIPTS, async (page) => {
    await press(page, i18n.t('runs:rejected.fix'))
    const modal = within(await dialog(page, i18n.t('runs:rejected.fix')))
    const language = await modal.findByRole(
      'combobox',
      { name: i18n.t('speech-to-text-form:options.language') },
      WAIT,
    )
    await expect(language).toBeInvalid()
    modal.getByRole('button', { name: new RegExp(i18n.t('runs:rejected.resend', { price: '' }).trim()) })
  }),
  tags: ['long'],
}
