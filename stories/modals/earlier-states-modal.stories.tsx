import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { EarlierStatesModal } from '#src/features/editor/earlier-states-modal.tsx'
import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { appStory, type Page, pressTool, WAIT } from '../../.storybook/app-story.tsx'
import { dialog } from '../support/dialogs.ts'
import { SPEECH } from '../support/editor-page.ts'
import { type Guide, modalAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Earlier states',
  parameters: {
    guide: {
      is: 'Shows earlier states of a project, and restores all or one block of them.',
      use: 'From the tools of an editor.',
      instead:
        'Undo for what was changed since the project was opened; takes for earlier sounds of one block.',
      ...modalAccess,
      status: 'new',
    } satisfies Guide,
  },

  tags: ['picture', 'desktop'],
  component: EarlierStatesModal,
  beforeEach: () => loadNamespaces(['editor-states']),
} satisfies Meta

export default meta
type Story = StoryObj

async function open(page: Page) {
  await pressTool(page, i18n.t('editor:toolbar.states'))
  return within(await dialog(page, i18n.t('editor-states:title')))
}

/** The text is still as it was when the project was opened. */
export const Same: Story = appStory(SPEECH, {}, async (page) => {
  await (await open(page)).findByText(i18n.t('editor-states:same'), {}, WAIT)
})

/** A block was changed since. */
export const Changed: Story = {
  ...appStory(SPEECH, {}, async (page) => {
    await (await open(page)).findByText(i18n.t('editor-states:same'), {}, WAIT)
    await userEvent.keyboard('{Escape}')
    const [text] = await page.findAllByRole('textbox', { name: /1/ }, WAIT)
    if (text) await userEvent.type(text, ' …')
    await (await open(page)).findByText(i18n.t('editor-states:kind.changed'), {}, WAIT)
  }),
  tags: ['long'],
}
