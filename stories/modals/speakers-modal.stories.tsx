import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { SpeakersModal } from '#src/features/cast/speakers-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, type Page, press, WAIT } from '../../.storybook/app-story.tsx'
import { chooseFiles } from '../support/choose-files.ts'
import { dialog } from '../support/dialogs.ts'
import { editorIsReady, SPEECH } from '../support/editor-page.ts'
import { type Guide, modalAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Speakers',
  parameters: {
    guide: {
      is: 'Gives each speaker of a pasted script a voice.',
      use: 'When names before a colon or dialogue were found, and from the tools of an editor.',
      instead: 'Cast for the characters of a book; Speakers dubbing for the people of a film.',
      ...modalAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture', 'desktop'],
  component: SpeakersModal,
} satisfies Meta

export default meta
type Story = StoryObj

const SCRIPT = `Leyla: Salam, Kənan!
Kənan: Salam, gəl içəri.
Leyla: Yağış yağır.
— Kim gəldi?
— Mənəm, — dedi qoca.
Kənan: Buyurun.
`

async function openScript(page: Page) {
  await editorIsReady(page)
  await press(page, i18n.t('editor:toolbar.paste'))
  const modal = await dialog(page, i18n.t('editor-modals:paste.title'))
  await chooseFiles(modal, new File([SCRIPT], 'play.txt'))
  return within(modal)
}

/** Speakers of the project's blocks with suggested voices, and what stays with the narrator. */
export const Default: Story = appStory(SPEECH, {}, async (page) => {
  const modal = await openScript(page)
  const name = i18n.t('editor-modals:paste.insert', { count: 6 })
  await userEvent.click(await modal.findByRole('button', { name }, WAIT))
  await press(page, i18n.t('editor:toolbar.speakers'))
  const speakers = await dialog(page, i18n.t('editor-modals:speakers.title'))
  await within(speakers).findByRole('combobox', { name: 'Kənan' }, WAIT)
})

/** The same while a text is added. */
export const WhilePasting: Story = {
  ...appStory(SPEECH, {}, async (page) => {
    const modal = await openScript(page)
    await userEvent.click(await modal.findByRole('switch', {}, WAIT))
    await modal.findByRole('combobox', { name: 'Kənan' }, WAIT)
  }),
  tags: ['long'],
}

/** Nobody is named in the text. */
export const NobodyFound: Story = {
  ...appStory(SPEECH, {}, async (page) => {
    await editorIsReady(page)
    await press(page, i18n.t('editor:toolbar.speakers'))
    const modal = await dialog(page, i18n.t('editor-modals:speakers.title'))
    await within(modal).findByText(i18n.t('editor-modals:speakers.none'), {}, WAIT)
  }),
  tags: ['long'],
}
