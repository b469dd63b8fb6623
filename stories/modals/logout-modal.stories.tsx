import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { LogoutModal } from '#src/app/layouts/logout-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, faultStory, type Page, WAIT } from '../../.storybook/app-story.tsx'
import { type Guide, questionAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Logout',
  parameters: {
    guide: {
      is: 'Asks before the session ends, and once more if something is unsaved.',
      use: 'From the menu of the account.',
      instead: 'Leave for a navigation that would lose input.',
      ...questionAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture', 'desktop'],
  component: LogoutModal,
} satisfies Meta

export default meta
type Story = StoryObj

/** On wide screens the profile menu is in the header; on a phone it is in the menu. */
const desktop = { viewport: { value: 'desktop', isRotated: false } }

async function ask(page: Page) {
  const account = new RegExp(`^${i18n.t('common:nav.account')}`)
  await userEvent.click(await page.findByRole('button', { name: account }, WAIT))
  await userEvent.click(await page.findByRole('menuitem', { name: i18n.t('common:logout.action') }, WAIT))
  await page.findByRole('alertdialog', { name: i18n.t('common-menu:logout.title') }, WAIT)
}

export const Default: Story = { ...appStory('/services', {}, ask), globals: desktop }

export const Pending: Story = {
  ...faultStory('/services', { scenario: 'sending' }, async (page) => {
    await ask(page)
    await userEvent.click(page.getByRole('button', { name: i18n.t('common:actions.yes') }))
    await page.findByText(i18n.t('common-menu:logout.pending'), {}, WAIT)
  }),
  globals: desktop,
  tags: ['long'],
}

/** An unsaved phone number, and a reader that was never created. */
async function leaveUnsaved(page: Page) {
  const phone = await page.findByRole('textbox', { name: new RegExp(i18n.t('profile:phone')) }, WAIT)
  await userEvent.clear(phone)
  await userEvent.type(phone, '+994 50 000 00 07')
  await ask(page)
  await page.findByRole('button', { name: i18n.t('drafts:save') }, WAIT)
}

export const Unsaved: Story = { ...appStory('/profile', {}, leaveUnsaved), globals: desktop, tags: ['long'] }

export const Downloaded: Story = {
  ...appStory('/profile', {}, async (page) => {
    await leaveUnsaved(page)
    await userEvent.click(page.getByRole('button', { name: i18n.t('drafts:download') }))
    await page.findByText(i18n.t('drafts:downloaded'), {}, WAIT)
  }),
  globals: desktop,
  tags: ['long'],
}

export const NotSaved: Story = {
  tags: ['long'],
  ...faultStory('/profile', { scenario: 'sending-failed' }, async (page) => {
    await leaveUnsaved(page)
    await userEvent.click(page.getByRole('button', { name: i18n.t('drafts:save') }))
    await page.findByText(i18n.t('drafts:left', { count: 1 }), {}, WAIT)
  }),
  globals: desktop,
}
