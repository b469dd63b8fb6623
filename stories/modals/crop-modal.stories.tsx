import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { CropModal } from '#src/features/profile/picture/crop-modal.tsx'
import { FramePictureModal } from '#src/features/profile/picture/frame-picture-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, faultStory, type Page, press, WAIT } from '../../.storybook/app-story.tsx'
import { type Guide, modalAccess } from '../support/guide.ts'

/** The crop frame is lazy: it loads with a picture. */
const meta = {
  title: 'Modals/Crop',
  parameters: {
    guide: {
      is: 'Chooses the part of a picture that becomes the picture of the customer.',
      use: 'After a picture was chosen in the profile.',
      instead: 'Frame for the part of a document that is read.',
      ...modalAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: CropModal,
  subcomponents: { FramePictureModal },
} satisfies Meta

export default meta
type Story = StoryObj

const ADDRESS = '/profile'

/** Two colours and a frame show which part is kept. */
async function drawTestPicture(width: number, height: number) {
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
  await userEvent.upload(input, await drawTestPicture(width, height))
  return within(await page.findByRole('dialog', {}, WAIT))
}

export const Default: Story = appStory(ADDRESS, {}, (page) => choosePicture(page))

/** Too small to be enlarged, so there is no zoom. */
export const SmallPicture: Story = {
  ...appStory(ADDRESS, {}, (page) => choosePicture(page, 60, 60)),
  tags: ['long'],
}

export const Pending: Story = {
  ...faultStory(ADDRESS, { scenario: 'sending' }, async (page) => {
    const dialog = await choosePicture(page)
    await press(dialog, i18n.t('profile:crop.save'))
    await dialog.findByText(i18n.t('profile:crop.saving'), {}, WAIT)
  }),
  tags: ['long'],
}

export const Refused: Story = {
  ...faultStory(ADDRESS, { scenario: 'sending-refused' }, async (page) => {
    const dialog = await choosePicture(page)
    await press(dialog, i18n.t('profile:crop.save'))
    await dialog.findByText('Şəkil qəbul olunmadı.', {}, WAIT)
  }),
  tags: ['long'],
}
