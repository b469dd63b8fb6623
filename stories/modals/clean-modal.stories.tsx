import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { CleanModal } from '#src/audio/cleaning/clean-modal.tsx'
import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { syntheticVoiceFile } from '#tests/support/synthetic-voice.ts'
import { appStory, type Page, press, WAIT } from '../../.storybook/app-story.tsx'
import { CLONE_LIST, CLONES, chooseSamples, openCreate } from '../support/clone-form.ts'
import { dialog } from '../support/dialogs.ts'
import { type Guide, modalAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Clean',
  parameters: {
    guide: {
      is: 'Cuts, levels and cleans a recording before it is sent.',
      use: 'Next to a sample or recording, and at a fault that it can mend.',
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
export const Louder: Story = appStory(CLONE_LIST, CLONES, async (page) => {
  await openQuiet(page)
})

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
