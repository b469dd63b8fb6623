import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { MEGABYTE } from '#src/rules/limits.ts'
import { bringFiles } from '#tests/support/choose-files.ts'
import { isClosingAsked } from '#tests/support/is-closing-asked.ts'
import { openApp } from '#tests/support/open-app.tsx'

const { leyla } = demoAccounts
const input = page.getByLabelText('Profile picture')
const crop = page.getByRole('dialog', { name: 'Crop the picture' })
const frame = page.getByRole('button', { name: 'Part of the picture that is kept' })

async function photo(type: 'image/jpeg' | 'image/png' | 'image/webp', width = 900, height = 600) {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  context?.fillRect(0, 0, width / 2, height)
  return canvas.convertToBlob({ type })
}

const at = (clientX: number, clientY: number) => ({
  clientX,
  clientY,
  bubbles: true,
  cancelable: true,
  view: window,
})
const nextFrame = () => new Promise(requestAnimationFrame)

async function drag({ left, top, width }: DOMRect, right: number) {
  const [x, y] = [left + width / 2, top + width / 2]
  frame.element().dispatchEvent(new PointerEvent('pointerdown', at(x, y)))
  frame.element().dispatchEvent(new MouseEvent('mousedown', at(x, y)))
  document.dispatchEvent(new MouseEvent('mousemove', at(x + right, y)))
  await nextFrame()
  document.dispatchEvent(new MouseEvent('mouseup', at(x + right, y)))
  frame.element().dispatchEvent(new MouseEvent('click', at(x + right, y)))
}

async function tap({ left, top, width }: DOMRect, share: number) {
  const [x, y] = [left + share * width - 1, top + width / 2]
  for (const type of ['pointerdown', 'click']) frame.element().dispatchEvent(new PointerEvent(type, at(x, y)))
  await nextFrame()
}

async function choose(content: BlobPart, fileName = 'face.jpg') {
  const file = new File([content], fileName, { type: 'image/jpeg' })
  await expect.element(input).toBeInTheDocument()
  if (file.size > MEGABYTE) bringFiles(input.element(), file)
  else await userEvent.upload(input, file)
}

test('a photo is cropped and sent as a square of at most 512 pixels', async () => {
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

test('keys move and zoom the picture, which always fills the frame', { tags: 'long' }, async () => {
  await openApp('/en/profile')
  await choose(await photo('image/png'))
  const zoom = page.getByRole('slider', { name: 'Zoom' })
  await expect.element(frame).toHaveFocus()
  expect(isClosingAsked()).toBe(false)
  await userEvent.keyboard('++')
  await expect.element(zoom).toHaveAttribute('aria-valuetext', '1.3×')
  await expect.poll(isClosingAsked).toBe(true)
  await userEvent.keyboard('{ArrowRight}{ArrowDown}------')
  await expect.element(zoom).toHaveAttribute('aria-valuetext', '1.0×')
})

/** Share of the sent picture, from 0 to 1, that shows the black left half of the photo. */
async function blackShare(address: string) {
  const bitmap = await createImageBitmap(await (await globalThis.fetch(address)).blob())
  const context = new OffscreenCanvas(bitmap.width, 1).getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  const { data } = context?.getImageData(0, 0, bitmap.width, 1) ?? { data: [] }
  const isBlack = Array.from(
    { length: bitmap.width },
    (_, x) => (data[4 * x + 3] ?? 0) > 128 && (data[4 * x] ?? 0) < 128,
  )
  return isBlack.filter(Boolean).length / bitmap.width
}

test.each([
  ['dragging it far to the right shows its left edge', 0.75, (box: DOMRect) => drag(box, 900)],
  ['a tap brings a point of the right half to the middle', 0.25, (box: DOMRect) => tap(box, 1)],
])("%s, but not beyond the picture's edge", { tags: 'long' }, async (_what, share, gesture) => {
  const { world } = await openApp('/en/profile')
  await choose(await photo('image/png'))
  await expect.element(frame).toHaveFocus()
  await gesture(frame.element().getBoundingClientRect())
  await userEvent.click(crop.getByRole('button', { name: 'Save the picture' }))
  await expect.element(crop).not.toBeInTheDocument()
  expect(await blackShare(world.db.customers.get(leyla.id)?.image ?? '')).toBeCloseTo(share, 1)
})

test.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', /SVG is not accepted/],
  ['HEIC', Uint8Array.from([0, 0, 0, 24, ...new TextEncoder().encode('ftypheic')]), /cannot open HEIC/],
  ['a text named face.jpg', 'not a picture', /not a JPEG, PNG or WebP/],
  ['a JPEG cut off', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), /damaged/],
])('a picture is rejected with a message: %s', async (_what, content, words) => {
  await openApp('/en/profile')
  await choose(content)
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(crop).not.toBeInTheDocument()
})

test('a picture larger than 5 MB is rejected before it is opened', { tags: 'long' }, async () => {
  await openApp('/en/profile')
  const large = new Uint8Array(5 * 1024 * 1024 + 1)
  large.set([0xff, 0xd8, 0xff])
  await choose(large)
  await expect.element(page.getByText(/larger than 5\sMB/)).toBeVisible()
})

test('errors of the server are shown in the modal, and the picture can be sent again', {
  tags: 'long',
}, async () => {
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
