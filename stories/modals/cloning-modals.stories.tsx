import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { CreateProject } from '#src/features/services/cloning/create/create-project.tsx'
import { UpdateCloneModal } from '#src/features/services/cloning/modals/update-clone-modal.tsx'
import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { syntheticVoiceFile } from '#tests/support/synthetic-voice.ts'
import { alertSaid, appStory, type Page, press, WAIT } from '../../.storybook/app-story.tsx'

const meta = {
  title: 'Modals/Cloning',
  component: CreateProject,
  subcomponents: { UpdateCloneModal },
  beforeEach: () => loadNamespaces(['cloning', 'recording', 'projects']),
} satisfies Meta

export default meta
type Story = StoryObj

const CLONES = { scenario: 'clones' } as const
/** Decoding and measuring several files takes its time on a busy machine. */
const MEASURED = { timeout: 20_000 }
const LIST = '/services/cloning'
const FINISHED = '/services/cloning/6'
const REJECTED = '/services/cloning/5'

async function openCreate(page: Page) {
  await press(page, i18n.t('projects:create'))
  return within(await page.findByRole('dialog', { name: i18n.t('cloning:create.title') }, WAIT))
}

/** The zone itself has the same name; the file field is in it. */
async function choose(dialog: Page, files: File[]) {
  const named = await dialog.findAllByLabelText(i18n.t('cloning:samples.drop'), {}, WAIT)
  const input = named.find((element: Element) => element instanceof HTMLInputElement)
  if (input) await userEvent.upload(input, files)
}

async function withSamples(page: Page) {
  const dialog = await openCreate(page)
  await choose(dialog, [syntheticVoiceFile(31)])
  await dialog.findByText(i18n.t('cloning:samples.enough'), {}, MEASURED)
  return dialog
}

async function withDetails(page: Page) {
  const dialog = await withSamples(page)
  await press(dialog, i18n.t('cloning:create.next'))
  await userEvent.type(await dialog.findByLabelText(i18n.t('cloning:form.name'), {}, WAIT), 'Aynur')
  await userEvent.click(dialog.getByRole('radio', { name: i18n.t('cloning:gender.WOMAN') }))
  return dialog
}

export const Samples: Story = appStory(LIST, CLONES, openCreate)

export const SamplesRefused: Story = appStory(LIST, CLONES, async (page) => {
  const dialog = await openCreate(page)
  await choose(dialog, [
    syntheticVoiceFile(8, 'birinci.wav'),
    syntheticVoiceFile(2, 'qısa.wav'),
    syntheticVoiceFile(6, 'bərk.wav', { height: 6 }),
    new File(['MZ'], 'məktub.wav'),
  ])
  await dialog.findByText(i18n.t('recording:file.notMedia'), {}, MEASURED)
  await press(dialog, i18n.t('cloning:create.next'))
  await dialog.findByText(i18n.t('cloning:samples.short'), {}, WAIT)
})

export const Recording: Story = appStory(LIST, CLONES, async (page) => {
  const dialog = await openCreate(page)
  await userEvent.click(await dialog.findByRole('radio', { name: i18n.t('cloning:samples.record') }, WAIT))
  await dialog.findByRole('button', { name: i18n.t('recording:start') }, WAIT)
})

export const Details: Story = appStory(LIST, CLONES, withDetails)

export const DetailsWithErrors: Story = appStory(LIST, CLONES, async (page) => {
  const dialog = await withSamples(page)
  await press(dialog, i18n.t('cloning:create.next'))
  await dialog.findByLabelText(i18n.t('cloning:form.name'), {}, WAIT)
  await press(dialog, i18n.t('cloning:create.next'))
  await dialog.findByText(i18n.t('cloning:problem.gender'), {}, WAIT)
})

export const Consent: Story = appStory(LIST, CLONES, async (page) => {
  const dialog = await withDetails(page)
  await press(dialog, i18n.t('cloning:create.next'))
  await userEvent.click(
    await dialog.findByRole('radio', { name: new RegExp(i18n.t('cloning:ownership.permission')) }, WAIT),
  )
})

/** The upload broke off: the form says so and has everything that was typed and chosen. */
export const NotSent: Story = appStory(
  LIST,
  { ...CLONES, faults: [{ endpoint: 'initProject', fault: { kind: 'network' } }] },
  async (page) => {
    const dialog = await withDetails(page)
    await press(dialog, i18n.t('cloning:create.next'))
    await userEvent.click(await dialog.findByLabelText(i18n.t('cloning:form.consent'), {}, WAIT))
    await userEvent.click(dialog.getByRole('button', { name: /49[.,]00/ }))
    await alertSaid(page)
    await expect(dialog.getByLabelText(i18n.t('cloning:form.consent'))).toBeChecked()
    await press(dialog, i18n.t('common:actions.back'))
    await expect(await dialog.findByLabelText(i18n.t('cloning:form.name'), {}, WAIT)).toHaveValue('Aynur')
  },
)

/** The form is restored. */
export const Restored: Story = appStory(LIST, CLONES, async (page) => {
  await withDetails(page)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull(), WAIT)
  const dialog = await openCreate(page)
  await dialog.findByText(i18n.t('cloning:create.restored'), {}, WAIT)
  await dialog.findByText(i18n.t('cloning:samples.enough'), {}, MEASURED)
})

/** Where the browser keeps no files, closing asks. */
export const Discard: Story = {
  ...appStory(LIST, CLONES, async (page) => {
    await withSamples(page)
    await userEvent.keyboard('{Escape}')
    await page.findByRole('alertdialog', { name: i18n.t('common:leave.title') }, WAIT)
  }),
  beforeEach: () => {
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = () => {
      throw new DOMException('Nothing is kept here', 'SecurityError')
    }
    return () => {
      IDBFactory.prototype.open = open
    }
  },
}

async function openUpdate(page: Page) {
  await press(page, i18n.t('cloning:workspace.edit'))
  return within(await page.findByRole('dialog', { name: i18n.t('cloning:update.title') }, WAIT))
}

export const Update: Story = appStory(FINISHED, CLONES, openUpdate)

export const UpdateSaved: Story = appStory(FINISHED, CLONES, async (page) => {
  const dialog = await openUpdate(page)
  await userEvent.type(await dialog.findByLabelText(i18n.t('cloning:form.description'), {}, WAIT), ' Aydın.')
  await press(dialog, i18n.t('cloning:update.save'))
  await page.findByText(i18n.t('cloning:update.saved'), {}, WAIT)
})

/** What was refused says why, and its samples come first. */
export const FixAndResend: Story = appStory(REJECTED, CLONES, async (page) => {
  await press(page, i18n.t('runs:rejected.fix'))
  await page.findByRole('dialog', { name: i18n.t('runs:rejected.fix') }, WAIT)
})

export const UpdateNeedsRetraining: Story = appStory(FINISHED, CLONES, async (page) => {
  const dialog = await openUpdate(page)
  const [first] = await dialog.findAllByRole(
    'button',
    { name: i18n.t('cloning:sample.remove', { name: '1.wav' }) },
    WAIT,
  )
  if (first) await userEvent.click(first)
  await dialog.findByText(/49[.,]00/, {}, WAIT)
})

export const Delete: Story = appStory(FINISHED, CLONES, async (page) => {
  const dialog = await openUpdate(page)
  await press(dialog, i18n.t('cloning:danger.delete'))
  await page.findByRole('alertdialog', {}, WAIT)
})
