import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { CleanModal } from '#src/audio/cleaning/clean-modal.tsx'
import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { filmOf, vp8Picture } from '#tests/support/small-film.ts'
import { syntheticVoice, syntheticVoiceFile } from '#tests/support/synthetic-voice.ts'
import { appStory, type Page, press, WAIT } from '../../.storybook/app-story.tsx'
import { chooseFiles } from '../support/choose-files.ts'
import { CLONE_LIST, CLONES, chooseSamples, openCreate } from '../support/clone-form.ts'
import { dialog, openCreate as openForm } from '../support/dialogs.ts'
import { DUB_LIST, DUBS } from '../support/dubbing-page.ts'
import { type Guide, modalAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Clean',
  parameters: {
    guide: {
      is: 'Cuts, levels and cleans a recording before it is sent. Of a film, shows what is sent, and bleeps it.',
      use: 'Next to a sample, recording or film, and at a fault that it can mend.',
      instead: 'Recording again, if the recording itself is bad.',
      ...modalAccess,
      status: 'new',
    } satisfies Guide,
  },

  tags: ['picture'],
  component: CleanModal,
  beforeEach: () => loadNamespaces(['recording-clean', 'cloning', 'recording', 'projects']),
} satisfies Meta

export default meta
type Story = StoryObj

/** Opens a quiet sample by the button next to its fault. */
async function openQuiet(page: Page) {
  const form = await openCreate(page)
  await chooseSamples(form, [syntheticVoiceFile(31, 'sakit.wav', { height: 0.012 })])
  await userEvent.click(
    await form.findByRole('button', { name: i18n.t('recording-clean:mend.louder') }, WAIT),
  )
  const modal = within(await dialog(page, i18n.t('recording-clean:title')))
  await modal.findByText(/−20/, {}, WAIT)
  return modal
}

/** A fault is mended as soon as the modal opens. */
export const Louder: Story = {
  ...appStory(CLONE_LIST, CLONES, async (page) => {
    await openQuiet(page)
  }),
  tags: ['long'],
}

/** A piece is cut out, and another one is selected. */
export const Cut: Story = {
  ...appStory(CLONE_LIST, CLONES, async (page) => {
    const modal = await openQuiet(page)
    const [start, end] = await modal.findAllByRole('slider', {}, WAIT)
    start?.focus()
    await userEvent.keyboard('{PageUp}{PageUp}')
    end?.focus()
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}')
    await press(modal, i18n.t('recording-clean:cut'))
    end?.focus()
    await userEvent.keyboard('{PageDown}{PageDown}')
  }),
  tags: ['long'],
}

/** A tone covers a piece of a film's sound; its picture stays. */
export const Film: Story = {
  ...appStory(DUB_LIST, DUBS, async (page) => {
    const form = await openForm(page, i18n.t('dubbing-form:create.title'))
    await chooseFiles(form, await filmOf(vp8Picture(), syntheticVoice(12), 'Müsahibə.mp4'))
    const label = i18n.t('recording-clean:openFilm', { name: 'Müsahibə.mp4' })
    await userEvent.click(await within(form).findByRole('button', { name: label }, WAIT))
    const modal = within(await dialog(page, i18n.t('recording-clean:titleFilm')))
    const [start] = await modal.findAllByRole('slider', {}, WAIT)
    start?.focus()
    await userEvent.keyboard('{PageUp}')
    await press(modal, i18n.t('recording-clean:bleep'))
    const [sent = ''] = i18n.t('recording-clean:after', { facts: '§' }).split('§')
    await modal.findByText((text) => text.startsWith(sent), {}, WAIT)
  }),
  tags: ['long'],
}
