import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { BatchModal } from '#src/features/bulk/batch-modal.tsx'
import { DeleteProjectsModal } from '#src/features/bulk/delete-projects-modal.tsx'
import { ExportProjectsModal } from '#src/features/bulk/export-projects-modal.tsx'
import { StartProjectsModal } from '#src/features/bulk/start-projects-modal.tsx'
import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { appStory, type Page, press, pressTool, WAIT } from '../../.storybook/app-story.tsx'
import { type Guide, modalAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Several projects',
  parameters: {
    guide: {
      is: 'Deletes, starts or exports the selected projects of a list, after a question with their number or their sum.',
      use: 'From the bar of a list, once projects are selected.',
      instead: 'The menu of a row for a single project.',
      ...modalAccess,
      status: 'new',
    } satisfies Guide,
  },
  component: DeleteProjectsModal,
  subcomponents: { StartProjectsModal, ExportProjectsModal, BatchModal },
  tags: ['picture'],
} satisfies Meta

export default meta
type Story = StoryObj

const PROJECTS = '/services/text-to-speech'

async function selectAll(page: Page) {
  await press(page, i18n.t('projects:select'))
  await loadNamespaces(['selection'])
  await pressTool(page, i18n.t('selection:all'))
  return within(page.getByRole('toolbar'))
}

/** Opens the modal of a command for all projects, once the bar has its texts. */
const open = (kind: 'delete' | 'start' | 'export', role = 'dialog') =>
  appStory(PROJECTS, { scenario: 'all-statuses' }, async (page) => {
    const bar = await selectAll(page)
    await userEvent.click(bar.getByRole('button', { name: i18n.t(`bulk:${kind}.label`) }))
    await page.findByRole(role, {}, WAIT)
  })

/** The bar while all projects are selected. */
export const Selected: Story = appStory(PROJECTS, { scenario: 'all-statuses' }, selectAll)

/** One question for all; projects at work are left out. */
export const Delete: Story = { ...open('delete', 'alertdialog'), tags: ['long'] }

/** The sum of all drafts and quotes, before anything is charged. */
export const Start: Story = { ...open('start'), tags: ['long'] }

/** One format for all finished projects. */
export const Export: Story = { ...open('export'), tags: ['long'] }
