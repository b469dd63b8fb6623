import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { CropModal } from '#src/features/profile/picture/crop-modal.tsx'
import { FramePictureModal } from '#src/features/profile/picture/frame-picture-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { LeaveQuestion } from '#src/routing/leave-question.tsx'
import { appStory, type Page, press, WAIT } from '../../.storybook/app-story.tsx'

const meta = {
  title: 'Modals/Profile',
  subcomponents: { CropModal, FramePictureModal, LeaveQuestion },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const ADDRESS = '/profile'

const dialogIn = async (page: Page, role: 'dialog' | 'alertdialog' = 'dialog') =>
  within(await page.findByRole(role, {}, WAIT))

/** Two colours and a frame, so that one sees what is kept. */
async function aPicture(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new TypeError('nothing to draw on')
  context.fillStyle = '#c2410c'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#fde7d8'
  context.fillRect(width / 3, height / 4, width / 3, height / 2)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return new File([blob ?? ''], 'picture.png', { type: 'image/png' })
}

async function choosePicture(page: Page, width = 900, height = 600) {
  const input = await page.findByLabelText(i18n.t('profile:picture.title'), {}, WAIT)
  await userEvent.upload(input, await aPicture(width, height))
  return dialogIn(page)
}

async function changePassword(page: Page) {
  await press(page, i18n.t('auth-account:change.open'))
  const dialog = await dialogIn(page)
  await userEvent.type(dialog.getByLabelText(i18n.t('auth-account:currentPassword')), 'a guess')
  await userEvent.type(dialog.getByLabelText(i18n.t('auth-account:newPassword')), 'dəniz balıq qələm')
  await press(dialog, i18n.t('auth-account:change.submit'))
  return dialog
}

export const Picture: Story = appStory(ADDRESS, {}, (page) => choosePicture(page))

/** Too small to be enlarged: there is no zoom. */
export const SmallPicture: Story = appStory(ADDRESS, {}, (page) => choosePicture(page, 60, 60))

export const PictureSending: Story = appStory(ADDRESS, { scenario: 'sending' }, async (page) => {
  const dialog = await choosePicture(page)
  await press(dialog, i18n.t('profile:crop.save'))
  await dialog.findByText(i18n.t('profile:crop.saving'), {}, WAIT)
})

export const PictureRefused: Story = appStory(ADDRESS, { scenario: 'sending-refused' }, async (page) => {
  const dialog = await choosePicture(page)
  await press(dialog, i18n.t('profile:crop.save'))
  await dialog.findByText('Şəkil qəbul olunmadı.', {}, WAIT)
})

export const Password: Story = appStory(ADDRESS, {}, async (page) => {
  await press(page, i18n.t('auth-account:change.open'))
  await dialogIn(page)
})

export const PasswordWrong: Story = appStory(ADDRESS, {}, async (page) => {
  const dialog = await changePassword(page)
  await dialog.findByText(/./, { selector: '[id$="-error"] span' }, WAIT)
})

export const PasswordPending: Story = appStory(ADDRESS, { scenario: 'sending' }, async (page) => {
  const dialog = await changePassword(page)
  await dialog.findByText(i18n.t('auth-account:reset.pending'), {}, WAIT)
})

export const ConfirmAddress: Story = appStory(ADDRESS, { scenario: 'unverified' }, async (page) => {
  await press(page, i18n.t('auth-account:unverified.action'))
  await dialogIn(page)
})

export const UnsavedChanges: Story = appStory(ADDRESS, {}, async (page) => {
  await userEvent.type(await page.findByLabelText(i18n.t('profile:name'), {}, WAIT), ' Quliyeva')
  const [home] = page.getAllByRole('link', { name: 'Avaz' })
  if (home) await userEvent.click(home)
  await dialogIn(page, 'alertdialog')
})
