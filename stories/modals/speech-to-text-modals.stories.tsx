import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { useDiscardTexts } from '#src/audio/recording/use-discard-texts.ts'
import { ExportModal } from '#src/features/services/speech-to-text/modals/export-modal.tsx'
import { FillersModal } from '#src/features/services/speech-to-text/modals/fillers-modal.tsx'
import { RegenerateModal } from '#src/features/services/speech-to-text/modals/regenerate-modal.tsx'
import { RenameSpeakerModal } from '#src/features/services/speech-to-text/modals/rename-speaker-modal.tsx'
import { SpeakersModal } from '#src/features/services/speech-to-text/modals/speakers-modal.tsx'
import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { LeaveQuestion } from '#src/routing/leave-question.tsx'
import { appStory, type Page, press, pressFirst, WAIT } from '../../.storybook/app-story.tsx'
import type { StoryWorld } from '../../.storybook/story-world.ts'
import { dialog } from '../support/dialogs.ts'

const meta = {
  title: 'Modals/Speech to text',
  component: RegenerateModal,
  subcomponents: {
    ExportModal,
    FillersModal,
    SpeakersModal,
    RenameSpeakerModal,
    LeaveQuestion,
  },
} satisfies Meta

export default meta
type Story = StoryObj

const WORLD: StoryWorld = { scenario: 'transcripts' }
const LIST = '/services/speech-to-text'
const MEETING = `${LIST}/3`
const LECTURE = `${LIST}/4`

async function openModal(page: Page, button: string) {
  await page.findByRole('textbox', { name: i18n.t('speech-to-text:segment.text', { number: 1 }) }, WAIT)
  await press(page, button)
}

export const Regenerate: Story = appStory(MEETING, WORLD, async (page) => {
  await openModal(page, i18n.t('speech-to-text:regenerate.open'))
  await dialog(page, i18n.t('speech-to-text:regenerate.title'))
})

/** Edits one segment, so that transcribing anew would lose something. */
async function edit(page: Page) {
  const name = i18n.t('speech-to-text:segment.text', { number: 1 })
  await userEvent.type(await page.findByRole('textbox', { name }, WAIT), ' Salam')
}

async function select(page: Page) {
  await page.findByRole('textbox', { name: i18n.t('speech-to-text:segment.text', { number: 1 }) }, WAIT)
  await press(page, i18n.t('segments:segment.more', { number: 1 }))
  await userEvent.click(
    await page.findByRole('menuitem', { name: i18n.t('speech-to-text:segment.select') }, WAIT),
  )
}

async function openRegenerate(page: Page) {
  await openModal(page, i18n.t('speech-to-text:regenerate.open'))
  return within(await dialog(page, i18n.t('speech-to-text:regenerate.title')))
}

/** One segment is selected, and only that one is paid for. */
export const RegenerateSelected: Story = appStory(MEETING, WORLD, async (page) => {
  await select(page)
  const name = i18n.t('speech-to-text:regenerate.selected', { count: 1 })
  await (await openRegenerate(page)).findByRole('radio', { name, checked: true }, WAIT)
})

/** What the customer has edited is kept in the present version, or lost: said before it is paid for. */
export const RegenerateEdited: Story = appStory(MEETING, WORLD, async (page) => {
  await edit(page)
  const modal = await openRegenerate(page)
  await modal.findByText(i18n.t('speech-to-text:regenerate.changesKept', { count: 1 }), {}, WAIT)
  await userEvent.click(modal.getByRole('radio', { name: i18n.t('speech-to-text:regenerate.modes.replace') }))
  await modal.findByText(i18n.t('speech-to-text:regenerate.changesLost.all', { count: 1 }), {}, WAIT)
})

export const RegeneratePending: Story = appStory(`${LIST}/9`, { scenario: 'sending' }, async (page) => {
  const modal = await openRegenerate(page)
  await press(modal, /₼/)
  await modal.findByRole('button', { busy: true }, WAIT)
})

/** What was wrong stands at its field. */
export const FixAndResend: Story = appStory(`${LIST}/5`, WORLD, async (page) => {
  await press(page, i18n.t('runs:rejected.fix'))
  const modal = within(await dialog(page, i18n.t('runs:rejected.fix')))
  const language = await modal.findByRole(
    'combobox',
    { name: i18n.t('speech-to-text:options.language') },
    WAIT,
  )
  await expect(language).toBeInvalid()
  modal.getByRole('button', { name: new RegExp(i18n.t('runs:rejected.resend', { price: '' }).trim()) })
})

export const Speakers: Story = appStory(MEETING, WORLD, async (page) => {
  await openModal(page, i18n.t('speech-to-text:toolbar.speakers'))
  await dialog(page, i18n.t('speech-to-text:speakers.title'))
})

/** Sounds are chosen; words that may mean something are not. */
export const Fillers: Story = appStory(LECTURE, WORLD, async (page) => {
  await openModal(page, i18n.t('speech-to-text:fillers.title'))
  await dialog(page, i18n.t('speech-to-text:fillers.title'))
})

export const RenameSpeaker: Story = appStory(MEETING, WORLD, async (page) => {
  await page.findByRole('textbox', { name: i18n.t('speech-to-text:segment.text', { number: 1 }) }, WAIT)
  await pressFirst(page, new RegExp(`^${i18n.t('segments:segment.speaker', { name: '' }).trim()}`))
  await userEvent.click(
    await page.findByRole('menuitem', { name: i18n.t('speech-to-text:segment.rename') }, WAIT),
  )
  await dialog(page, i18n.t('speech-to-text:rename.title'))
})

export const Export: Story = appStory(MEETING, WORLD, async (page) => {
  await openModal(page, i18n.t('speech-to-text:export.open'))
  const modal = await dialog(page, i18n.t('speech-to-text:export.title'))
  await within(modal).findByRole('switch', { name: i18n.t('editor:export.speakers'), checked: true }, WAIT)
  within(modal).getByRole('switch', { name: i18n.t('editor:export.timestamps'), checked: true })
})

/** Captions are cut into lines as the customer wants them. */
export const ExportCaptions: Story = appStory(MEETING, WORLD, async (page) => {
  await openModal(page, i18n.t('speech-to-text:export.open'))
  const modal = await dialog(page, i18n.t('speech-to-text:export.title'))
  await within(modal).findByRole('switch', { name: i18n.t('editor:export.timestamps') }, WAIT)
  await userEvent.click(within(modal).getByRole('combobox', { name: i18n.t('editor:export.format') }))
  await userEvent.click(await page.findByRole('option', { name: /SRT/ }, WAIT))
  const length = within(modal).getByRole('textbox', { name: i18n.t('editor:export.lineLength') })
  await userEvent.clear(length)
  await userEvent.type(length, '32')
  await within(modal).findByRole('switch', { name: i18n.t('editor:export.speakers'), checked: true })
  within(modal).getByRole('group', { name: i18n.t('editor:export.lineCount') })
})

/** The segments that are ticked, and not the whole. */
export const ExportSelected: Story = appStory(MEETING, WORLD, async (page) => {
  await select(page)
  await openModal(page, i18n.t('speech-to-text:export.open'))
  const modal = await dialog(page, i18n.t('speech-to-text:export.title'))
  await within(modal).findByRole('radio', {
    name: i18n.t('speech-to-text:regenerate.selected', { count: 1 }),
    checked: true,
  })
})

const AskOfRecording = () => <LeaveQuestion isAsking texts={useDiscardTexts(true)} stay={fn()} leave={fn()} />

/** A recording that runs, or was not used yet, would be lost. */
export const Leave: Story = {
  loaders: [() => loadNamespaces(['recording'])],
  render: () => <AskOfRecording />,
  play: async () => {
    const asked = within(document.body).findByRole(
      'alertdialog',
      { name: i18n.t('recording:lose.title') },
      WAIT,
    )
    await expect(await asked).toBeVisible()
  },
}
