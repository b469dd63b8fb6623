import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { openApp } from '#tests/support/open-app.tsx'

const { leyla } = demoAccounts
const input = page.getByLabelText('Profile picture')
const crop = page.getByRole('dialog', { name: 'Frame the picture' })
const frame = page.getByRole('button', { name: 'Part of the picture that is kept' })

async function photo(type: 'image/jpeg' | 'image/png' | 'image/webp', width = 900, height = 600) {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  context?.fillRect(0, 0, width / 2, height)
  return canvas.convertToBlob({ type })
}

const choose = (content: BlobPart, fileName = 'face.jpg') =>
  userEvent.upload(input, new File([content], fileName, { type: 'image/jpeg' }))

test('a photo is framed and sent as a square of at most 512 pixels', async () => {
  const { world } = await openApp('/en/profile')
  await choose(await photo('image/jpeg'))
  await userEvent.click(crop.getByRole('button', { name: 'Save the picture' }))
  await expect.element(crop).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Change the picture' })).toBeVisible()
  const address = world.db.customers.get(leyla.id)?.image ?? ''
  const response = await globalThis.fetch(address)
  const bitmap = await createImageBitmap(await response.blob())
  expect([bitmap.width, bitmap.height]).toEqual([512, 512])
})

test('keys move and zoom the picture; it never leaves its frame', async () => {
  await openApp('/en/profile')
  await choose(await photo('image/png'))
  const zoom = page.getByRole('slider', { name: 'Zoom' })
  await expect.element(frame).toHaveFocus()
  await userEvent.keyboard('++')
  await expect.element(zoom).toHaveAttribute('aria-valuetext', '1.3×')
  await userEvent.keyboard('{ArrowRight}{ArrowDown}------')
  await expect.element(zoom).toHaveAttribute('aria-valuetext', '1.0×')
})

test.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', /SVG is not accepted/],
  ['HEIC', Uint8Array.from([0, 0, 0, 24, ...new TextEncoder().encode('ftypheic')]), /cannot open HEIC/],
  ['a text named face.jpg', 'not a picture', /no JPEG, PNG or WebP/],
  ['a JPEG cut off', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), /damaged/],
])('%s is refused in words', async (_what, content, words) => {
  await openApp('/en/profile')
  await choose(content)
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(crop).not.toBeInTheDocument()
})

test('a picture of more than 5 MB is refused before it is opened', async () => {
  await openApp('/en/profile')
  const large = new Uint8Array(5 * 1024 * 1024 + 1)
  large.set([0xff, 0xd8, 0xff])
  await choose(large)
  await expect.element(page.getByText(/larger than 5 MB/)).toBeVisible()
})

test('what the server refuses stands in the modal, and the picture can be sent again', async () => {
  const { world } = await openApp('/en/profile')
  const errors = { image: ['The picture shows too little.'] }
  const refusal = {
    endpoint: 'updateImage',
    fault: { kind: 'status', status: 422, errors },
    times: 1,
  } as const
  world.faults.add(refusal)
  await choose(await photo('image/webp'))
  await userEvent.click(crop.getByRole('button', { name: 'Save the picture' }))
  await expect.element(crop.getByText('The picture shows too little.')).toBeVisible()
  await userEvent.click(crop.getByRole('button', { name: 'Save the picture' }))
  await expect.element(crop).not.toBeInTheDocument()
})
