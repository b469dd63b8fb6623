import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { UpdateCloneModal } from '#src/features/services/cloning/modals/update-clone-modal.tsx'
import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { appStory, faultStory, type Page, press, pressFirst, WAIT } from '../../.storybook/app-story.tsx'
import { type Guide, modalAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Update cloning',
  parameters: {
    guide: {
      is: 'Changes name, description and samples of a clone.',
      use: 'From the page of a clone.',
      instead: 'Create cloning for another voice.',
      ...modalAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: UpdateCloneModal,
  beforeEach: () => loadNamespaces(['cloning', 'recording', 'projects']),
} satisfies Meta

export default meta
type Story = StoryObj

const CLONES = { scenario: 'clones' } as const
const FINISHED = '/services/cloning/6'
const REJECTED = '/services/cloning/5'
const NAME_TAKEN_MESSAGE = 'Bu adda səs artıq var.'

async function openUpdate(page: Page) {
  await press(page, i18n.t('cloning:workspace.edit'))
  return within(await page.findByRole('dialog', { name: i18n.t('cloning-lazy:update.title') }, WAIT))
}

export const Default: Story = appStory(FINISHED, CLONES, openUpdate)

export const Saved: Story = {
  ...appStory(FINISHED, CLONES, async (page) => {
    await saveDescription(page)
    await page.findByText(i18n.t('cloning-lazy:update.saved'), {}, WAIT)
  }),
  tags: ['long'],
}

async function saveDescription(page: Page) {
  const dialog = await openUpdate(page)
  await userEvent.type(
    await dialog.findByLabelText(i18n.t('cloning-lazy:form.description'), {}, WAIT),
    ' Aydın.',
  )
  await press(dialog, i18n.t('cloning-lazy:update.save'))
  return dialog
}

export const Saving: Story = {
  ...faultStory('/services/cloning/17', { scenario: 'sending' }, async (page) => {
    await (await saveDescription(page)).findByRole('button', { busy: true }, WAIT)
  }),
  tags: ['long'],
}

export const FieldErrors: Story = {
  ...faultStory('/services/cloning/17', { scenario: 'sending-refused' }, async (page) => {
    await (await saveDescription(page)).findByText(NAME_TAKEN_MESSAGE, {}, WAIT)
  }),
  tags: ['long'],
}

/** A rejected voice shows the reason, and its samples come first. */
export const FixAndResend: Story = {
  ...appStory(REJECTED, CLONES, async (page) => {
    await press(page, i18n.t('runs:rejected.fix'))
    await page.findByRole('dialog', { name: i18n.t('runs:rejected.fix') }, WAIT)
  }),
  tags: ['long'],
}

export const NeedsRetraining: Story = {
  ...appStory(FINISHED, CLONES, async (page) => {
    const dialog = await openUpdate(page)
    await pressFirst(dialog, i18n.t('cloning:sample.remove', { name: '1.wav' }))
    await dialog.findByText(/49[.,]00/, {}, WAIT)
  }),
  tags: ['long'],
}

export const Delete: Story = {
  ...appStory(FINISHED, CLONES, async (page) => {
    const dialog = await openUpdate(page)
    await press(dialog, i18n.t('cloning-lazy:danger.delete'))
    await page.findByRole('alertdialog', {}, WAIT)
  }),
  tags: ['long'],
}
