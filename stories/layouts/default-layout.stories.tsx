import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { DefaultLayout } from '#src/app/layouts/default-layout.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, faultStory, type Page, WAIT } from '../../.storybook/app-story.tsx'
import { type Guide, layoutAccess } from '../support/guide.ts'

const meta = {
  title: 'Layouts/Default',
  parameters: {
    guide: {
      is: 'The frame of every screen for customers: header, balance, content, player.',
      use: 'For screens behind the login.',
      instead: 'Guest for screens before it.',
      ...layoutAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: DefaultLayout,
} satisfies Meta

export default meta
type Story = StoryObj

const ADDRESS = '/services'
const desktop = { viewport: { value: 'desktop', isRotated: false } }
const phone = { viewport: { value: 'phone', isRotated: false } }

const button = (page: Page, name: string) => page.findByRole('button', { name: new RegExp(`^${name}`) }, WAIT)

async function openMenu(page: Page, name: string) {
  await userEvent.click(await button(page, name))
  return page.findByRole('menu', {}, WAIT)
}

async function openMobileMenu(page: Page) {
  await userEvent.click(await button(page, i18n.t('common:nav.openMenu')))
  await page.findByRole('dialog', {}, WAIT)
}

const balanceIsThere = (page: Page) => page.findByRole('button', { name: /\d[.,]\d\d/ }, WAIT)

export const Default: Story = appStory(ADDRESS, {}, balanceIsThere)

export const Phone: Story = { ...appStory(ADDRESS, {}, balanceIsThere), globals: phone, tags: ['phone'] }

export const MobileMenu: Story = {
  ...appStory(ADDRESS, {}, openMobileMenu),
  globals: phone,
  tags: ['phone', 'long'],
}

export const ProfileMenu: Story = {
  ...appStory(ADDRESS, {}, async (page) => {
    await balanceIsThere(page)
    await openMenu(page, i18n.t('common:nav.account'))
  }),
  globals: desktop,
  tags: ['desktop', 'long'],
}

export const ServicesMenu: Story = {
  ...appStory(ADDRESS, {}, (page) => openMenu(page, i18n.t('common:nav.services'))),
  globals: desktop,
  tags: ['desktop'],
}

export const LanguageMenu: Story = {
  // Waits for the balance, which would move the neighbouring element when it loads.
  ...appStory(ADDRESS, {}, async (page) => {
    await balanceIsThere(page)
    await openMenu(page, i18n.t('common:language'))
  }),
  globals: desktop,
  tags: ['desktop', 'long'],
}

/** The profile and the balance fail to load: the header shows what is known. */
export const Error: Story = faultStory(ADDRESS, { scenario: 'header-failed' }, async (page) => {
  // On a phone the menu contains the account.
  await button(page, `(?:${i18n.t('common:nav.account')}|${i18n.t('common:nav.openMenu')})`)
  await page.findByRole('button', { name: i18n.t('common:balance.unknown') }, WAIT)
})

export const LongText: Story = {
  ...appStory('/services/text-to-speech/2', { scenario: 'long-titles' }, (page) =>
    page.findByRole('navigation', { name: i18n.t('common:nav.breadcrumb') }, WAIT),
  ),
  tags: ['long'],
}

/** Simulates the browser's offline state. */
function disconnect() {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  return () => {
    Reflect.deleteProperty(navigator, 'onLine')
  }
}

export const Offline: Story = {
  ...appStory(ADDRESS, {}, (page) => page.findByText(i18n.t('common:offline'), {}, WAIT)),
  beforeEach: disconnect,
  tags: ['long'],
}

/** The first Tab stop skips the header. */
export const SkipLink: Story = appStory(ADDRESS, {}, async (page) => {
  const link = page.getByRole('link', { name: i18n.t('common:skipToContent') })
  link.focus()
  await expect(link).toHaveFocus()
})

export const UnreadableDraft: Story = {
  ...appStory(ADDRESS, {}, async (page) => {
    localStorage.setItem('customer.1.damaged.profile.story', '{"phone": "+994 50')
    // Another tab would send this event.
    dispatchEvent(new StorageEvent('storage'))
    await page.findByText(i18n.t('drafts:damaged.title'), {}, WAIT)
  }),
  tags: ['long'],
}
