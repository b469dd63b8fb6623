import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { DeleteProjectModal } from '#src/features/projects/delete-project-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { alertText, appStory, faultStory, type Page, WAIT } from '../../.storybook/app-story.tsx'
import { type Guide, questionAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Delete project',
  parameters: {
    guide: {
      is: 'Asks before a project and everything in it is deleted.',
      use: 'From the menu of a project and of its row.',
      instead: 'Undo for a removed block.',
      ...questionAccess,
      status: 'stable',
    } satisfies Guide,
  },
  component: DeleteProjectModal,
  tags: ['picture'],
} satisfies Meta

export default meta
type Story = StoryObj

const PROJECTS = '/services/text-to-speech?status=draft'

async function ask(page: Page) {
  const [cell] = await page.findAllByRole('rowheader', {}, WAIT)
  const menu = cell?.parentElement?.querySelector('button[aria-haspopup="menu"]')
  if (!menu) throw new TypeError('no project to delete')
  await userEvent.click(menu)
  await userEvent.click(
    await page.findByRole('menuitem', { name: i18n.t('projects-lazy:menu.delete') }, WAIT),
  )
  return page.findByRole('alertdialog', {}, WAIT)
}

async function confirm(page: Page) {
  await ask(page)
  await userEvent.click(page.getByRole('button', { name: i18n.t('projects-lazy:delete.yes') }))
}

export const Default: Story = appStory(PROJECTS, { scenario: 'all-statuses' }, ask)

export const Pending: Story = {
  ...faultStory(PROJECTS, { scenario: 'sending' }, async (page) => {
    await confirm(page)
    await page.findByText(i18n.t('projects-lazy:delete.pending'), {}, WAIT)
  }),
  tags: ['long'],
}

export const Refused: Story = {
  ...appStory(PROJECTS.replace('draft', 'in-progress'), { scenario: 'all-statuses' }, async (page) => {
    await confirm(page)
    await alertText(page)
  }),
  tags: ['long'],
}
