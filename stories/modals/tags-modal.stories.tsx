import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { taggingRecord } from '#src/features/projects/project-tagging.ts'
import { TagsModal } from '#src/features/projects/tags-modal.tsx'
import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { appStory, type Page, WAIT } from '../../.storybook/app-story.tsx'
import { type Guide, modalAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Tags',
  parameters: {
    guide: {
      is: 'Tags of a project, which filter its list; kept in this browser.',
      use: 'From the menu of a project in a list.',
      instead: 'A pin for the few projects that are always needed.',
      ...modalAccess,
      status: 'new',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: TagsModal,
  beforeEach: async () => {
    await loadNamespaces(['common-menu'])
    return () => taggingRecord.forget()
  },
} satisfies Meta

export default meta
type Story = StoryObj

const LIST = '/services/text-to-speech'

async function open(page: Page) {
  const rows = await page.findAllByRole('rowheader', {}, WAIT)
  const title = within(rows[0] as HTMLElement).getByRole('link').textContent ?? ''
  await userEvent.click(page.getByRole('button', { name: i18n.t('projects:actionsOf', { title }) }))
  await userEvent.click(await page.findByRole('menuitem', { name: i18n.t('projects-lazy:menu.tags') }, WAIT))
  return within(await page.findByRole('dialog', {}, WAIT))
}

export const Empty: Story = appStory(LIST, {}, open)

/** Tags of other projects are offered. */
export const Known: Story = appStory(LIST, {}, async (page) => {
  await page.findAllByRole('rowheader', {}, WAIT)
  taggingRecord.keep({ 'text-to-speech 1': { isPinned: true, tags: ['Radio', 'Reklam'] } })
  const modal = await open(page)
  await modal.findByRole('checkbox', { name: 'Radio' }, WAIT)
})
