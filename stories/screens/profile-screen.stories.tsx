import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { i18n } from '#src/i18n/i18n.ts'
import { ProfileScreen } from '#src/screens/profile-screen.tsx'
import { appStory, faultStory, fill, type Page, WAIT } from '../../.storybook/app-story.tsx'
import { type Guide, screenAccess } from '../support/guide.ts'

const meta = {
  title: 'Screens/Profile',
  parameters: {
    guide: {
      is: 'Name, picture, languages and password of the customer.',
      use: 'From the menu of the account.',
      instead: 'The header for the language of the page.',
      ...screenAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: ProfileScreen,
} satisfies Meta

export default meta
type Story = StoryObj

const ADDRESS = '/profile'

const nameField = (page: Page) => page.findByLabelText(i18n.t('profile:name'), {}, WAIT)

async function rename(page: Page, name: string) {
  const field = await nameField(page)
  await userEvent.clear(field)
  await fill(field, name)
}

const save = (page: Page) => userEvent.click(page.getByRole('button', { name: i18n.t('profile:save') }))

export const Default: Story = appStory(ADDRESS, {}, nameField)

/**
 * The server sends only the name: unknown fields are left out instead of shown as empty, and the address is not shown
 * as unconfirmed.
 */
export const UnknownFields: Story = {
  ...appStory(ADDRESS, { scenario: 'specified-backend' }, async (page) => {
    await nameField(page)
    for (const label of [i18n.t('auth:email'), i18n.t('profile:language')])
      await expect(page.queryByLabelText(label)).toBeNull()
    await expect(page.queryByText(i18n.t('auth-account:unverified.title'))).toBeNull()
  }),
  tags: ['long'],
}

export const Loading: Story = faultStory(ADDRESS, { scenario: 'profile-loading' }, (page) =>
  page.findByRole('status', { name: i18n.t('common:loading') }, WAIT),
)

export const Error: Story = {
  ...faultStory(ADDRESS, { scenario: 'profile-failed' }, (page) =>
    page.findByText(i18n.t('errors:load.title'), {}, WAIT),
  ),
  tags: ['long'],
}

export const Unverified: Story = {
  ...appStory(ADDRESS, { scenario: 'unverified' }, (page) =>
    page.findByText(i18n.t('auth-account:unverified.title'), {}, WAIT),
  ),
  tags: ['long'],
}

export const NewCustomer: Story = { ...appStory(ADDRESS, { account: 'deniz' }, nameField), tags: ['long'] }

export const ValidationErrors: Story = {
  ...appStory(ADDRESS, {}, async (page) => {
    await rename(page, 'L')
    await userEvent.type(page.getByLabelText(i18n.t('profile:phone')), 'abc')
    await save(page)
    await page.findByText(i18n.t('profile:phoneInvalid'))
  }),
  tags: ['long'],
}

export const ServerErrors: Story = {
  ...faultStory(ADDRESS, { scenario: 'sending-refused' }, async (page) => {
    await rename(page, 'Leyla Quliyeva')
    await save(page)
    await page.findByText('Bu nömrə mövcud deyil.', {}, WAIT)
  }),
  tags: ['long'],
}

export const Pending: Story = {
  ...faultStory(ADDRESS, { scenario: 'sending' }, async (page) => {
    await rename(page, 'Leyla Quliyeva')
    await save(page)
    await page.findByText(i18n.t('profile:saving'), {}, WAIT)
  }),
  tags: ['long'],
}

export const PictureRefused: Story = appStory(ADDRESS, {}, async (page) => {
  await nameField(page)
  const file = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.png', { type: 'image/png' })
  await userEvent.upload(page.getByLabelText(i18n.t('profile:picture.title')), file)
  await page.findByText(i18n.t('profile:picture.svg'), {}, WAIT)
})

export const LongText: Story = {
  ...appStory(ADDRESS, {}, (page) =>
    rename(page, 'Abdurrahman-Şərəfəddin Mirzəağazadə-Hacıəliyeva-Qarabağlı-Şamaxılı'),
  ),
  tags: ['long'],
}
