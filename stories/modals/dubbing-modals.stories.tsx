import type { Meta, StoryObj } from '@storybook/react-vite'
import { CreateProject } from '#src/features/services/dubbing/create/create-project.tsx'
import { ExportModal } from '#src/features/services/dubbing/modals/export-modal.tsx'
import { LanguagesModal } from '#src/features/services/dubbing/modals/languages-modal.tsx'
import { SpeakersModal } from '#src/features/services/dubbing/modals/speakers-modal.tsx'
import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { appStory, type Page, press, pressFirst, WAIT } from '../../.storybook/app-story.tsx'
import { dialog, openCreate } from '../support/dialogs.ts'

const meta = {
  title: 'Modals/Dubbing',
  component: CreateProject,
  subcomponents: { ExportModal, LanguagesModal, SpeakersModal },
  beforeEach: () => loadNamespaces(['dubbing', 'editor', 'voices']),
} satisfies Meta

export default meta
type Story = StoryObj

const DUBS = { scenario: 'dubs' } as const
const LIST = '/services/dubbing'
const FINISHED = `${LIST}/4`

async function openModal(page: Page, button: string, title: string) {
  await page.findByRole('button', { name: i18n.t('dubbing:export.open') }, WAIT)
  await press(page, button)
  await dialog(page, title)
}

export const Create: Story = appStory(LIST, DUBS, (page) => openCreate(page, i18n.t('dubbing:create.title')))

export const Languages: Story = appStory(FINISHED, DUBS, (page) =>
  openModal(page, i18n.t('dubbing:toolbar.languages'), i18n.t('dubbing:languages.title')),
)

export const Speakers: Story = appStory(FINISHED, DUBS, (page) =>
  openModal(page, i18n.t('dubbing:toolbar.speakers'), i18n.t('dubbing:speakers.title')),
)

/** Voices of the dub's language, which say what the speaker says in it. */
export const SpeakerVoice: Story = appStory(FINISHED, DUBS, async (page) => {
  await openModal(page, i18n.t('dubbing:toolbar.speakers'), i18n.t('dubbing:speakers.title'))
  await pressFirst(page, i18n.t('dubbing:speakers.change'))
  await dialog(page, i18n.t('voices:title'))
})

export const Shortcuts: Story = appStory(FINISHED, DUBS, (page) =>
  openModal(page, i18n.t('editor:toolbar.shortcuts'), i18n.t('editor:shortcuts.title')),
)

export const Export: Story = appStory(FINISHED, DUBS, (page) =>
  openModal(page, i18n.t('dubbing:export.open'), i18n.t('dubbing:export.title')),
)
