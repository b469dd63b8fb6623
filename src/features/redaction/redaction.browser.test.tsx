import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chooseFiles } from '#tests/support/choose-files.ts'
import { toConsent } from '#tests/support/clone-form.ts'
import { isClosingAsked } from '#tests/support/is-closing-asked.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { pdfBytes } from '#tests/support/pdf-file.ts'
import { quickEngines } from '#tests/support/quick-engines.ts'
import { sentFiles } from '#tests/support/sent-files.ts'

const modal = page.getByRole('dialog', { name: 'What is sent' })
const inModal = (name: string | RegExp) => modal.getByRole('button', { name })
const tick = (name: string | RegExp) => modal.getByRole('checkbox', { name })
const see = page.getByRole('button', { name: /^See what is sent of/ })

async function openWith(slug: string, file: File) {
  const app = await openApp(`/en/services/${slug}/create`)
  await expect.element(page.getByRole('button', { name: /^Choose/ }).first()).toBeVisible()
  await chooseFiles(file)
  await see.click()
  await expect.element(inModal('Use it')).toBeEnabled()
  return app
}

async function pixelAt(picture: Blob, x: number, y: number) {
  const bitmap = await createImageBitmap(picture)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const pen = canvas.getContext('2d')
  pen?.drawImage(bitmap, 0, 0)
  const [red = 255, green = 255, blue = 255] =
    pen?.getImageData(Math.round(x * bitmap.width), Math.round(y * bitmap.height), 1, 1).data ?? []
  return Math.max(red, green, blue)
}

const CONTRACT = [
  'Between Sarah Wilson and the company.',
  'Phone +994 50 123 45 67, sarah@avaz.example',
  'The parties agree on the usual terms.',
]
const contract = async () =>
  new File(
    [
      await pdfBytes([
        CONTRACT,
        Array.from({ length: 12 }, () => 'The second page has no names in its long lines.'),
      ]),
    ],
    'Sarah Wilson.pdf',
    {
      type: 'application/pdf',
    },
  )

const hex = (text: string) =>
  Array.from(text, (letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('')

test('names, numbers and addresses of a PDF are neither in its sent text nor in its pictures', {
  tags: 'long',
}, async () => {
  const { address } = await openWith('detect-text', await contract())
  await expect.element(tick('Sarah Wilson · 2×')).toBeChecked()
  await expect.element(tick('+994 50 123 45 67 · 1×')).toBeChecked()
  await tick('+994 50 123 45 67 · 1×').click()
  await expect.element(modal.getByText(/^Will be sent: ███\.pdf, .* · 2 places struck$/)).toBeVisible()
  await inModal('Use it').click()
  // The words that remain are still a text layer, so reading them costs nothing.
  await expect.element(page.getByText(/^2 pages · 2 pages already have text/)).toBeVisible()
  await expect.element(see).toHaveFocus()
  const files = sentFiles()
  await page.getByRole('button', { name: /^Start/ }).click()
  await expect.poll(address).toMatch(/\/\d+$/)
  const [sent] = files
  expect(sent?.name).toBe('███.pdf')
  const text = new TextDecoder('latin1').decode(await sent?.arrayBuffer())
  expect(text).toContain(hex('parties'))
  expect(text).toContain(hex('+994'))
  expect(text).not.toMatch(new RegExp(`Sarah|${hex('Sarah')}|${hex('sarah')}|${hex('Wilson')}`))
  const {
    index = 0,
    0: head = '',
    1: length,
  } = /DCTDecode\/Length (\d+)>>stream\n/.exec(text) ?? ([] as unknown as RegExpExecArray)
  const picture = sent?.slice(index + head.length, index + head.length + Number(length)) ?? new Blob()
  // “Sarah” is 115 to 150 points from the left and 82 from the top of a page of 595 by 842.
  expect(await pixelAt(picture, 130 / 595, 78 / 842)).toBeLessThan(60)
  expect(await pixelAt(picture, 0.9, 78 / 842)).toBeGreaterThan(200)
})

test('closing the tab asks after the customer has changed what is struck', { tags: 'long' }, async () => {
  await openWith('detect-text', await contract())
  await expect.poll(isClosingAsked).toBe(false)
  await tick('Sarah Wilson · 2×').click()
  await expect.poll(isClosingAsked).toBe(true)
  await inModal('Use it').click()
  await expect.element(modal).not.toBeInTheDocument()
  await expect.poll(isClosingAsked).toBe(false)
})

test('a picture is blacked out by keys, and the original comes back with one press', async () => {
  const canvas = new OffscreenCanvas(400, 300)
  const pen = canvas.getContext('2d')
  if (pen) pen.fillStyle = '#fff'
  pen?.fillRect(0, 0, 400, 300)
  await openWith('detect-text', new File([await canvas.convertToBlob()], 'page.png', { type: 'image/png' }))
  await inModal('Black out').click()
  const rectangle = modal.getByRole('slider', { name: 'Rectangle 1' })
  const placed = (place: string) => expect.element(rectangle).toHaveAttribute('aria-valuetext', place)
  await expect.element(rectangle).toHaveFocus()
  await placed('30% from the left, 45% from the top, 40% by 6%')
  await userEvent.keyboard('{Control>}{ArrowUp}{/Control}{Shift>}{ArrowRight}{/Shift}')
  await placed('30% from the left, 40% from the top, 41% by 6%')
  await expect.element(modal.getByText(/^Will be sent: page\.png, .* · 1 place struck$/)).toBeVisible()
  await inModal('Use it').click()
  await expect.element(page.getByText('page.jpg')).toBeVisible()
  const files = sentFiles()
  await see.click()
  await expect.element(rectangle).toBeVisible()
  await inModal('As it was').click()
  await inModal('Use it').click()
  await expect.element(page.getByText('page.png')).toBeVisible()
  await page.getByRole('button', { name: /^Start/ }).click()
  await expect.poll(() => files.length).toBe(1)
  expect(await pixelAt(files[0] ?? new Blob(), 0.5, 0.43)).toBe(255)
})

test('a rectangle is drawn by mouse, removed, and taken back', async () => {
  await openWith('detect-text', await contract())
  const picture = modal.element().querySelector('img') as HTMLElement
  const { width, height } = picture.getBoundingClientRect()
  await userEvent.dragAndDrop(picture, picture, {
    sourcePosition: { x: width * 0.1, y: height * 0.5 },
    targetPosition: { x: width * 0.6, y: height * 0.7 },
  })
  const rectangles = modal.getByRole('slider', { name: /^Rectangle \d/ })
  await expect.element(rectangles).toHaveFocus()
  await userEvent.keyboard('{Delete}')
  await expect.element(inModal('Black out')).toHaveFocus()
  await expect.element(rectangles).not.toBeInTheDocument()
  await inModal('Undo').click()
  await expect.element(rectangles).toBeVisible()
})

test('a book keeps its names unless the customer strikes them', async () => {
  await openWith('audio-book', new File(['Leyla Məmmədova yazdı: leyla@avaz.example'], 'kitab.txt'))
  await expect.element(tick(/^Leyla Məmmədova/)).not.toBeChecked()
  await expect.element(modal.getByText('Leyla Məmmədova yazdı: ███struck')).toBeVisible()
  await modal.getByRole('textbox', { name: 'Another word or name' }).fill('yazdı')
  await userEvent.keyboard('{Enter}')
  await expect.element(tick('yazdı · 1×')).toBeChecked()
  await tick(/^Names: 0 of 1/).click()
  await expect.element(modal.getByText('███struck ███struck: ███struck')).toBeVisible()
})

test('a file that cannot be opened here is sent as it is', async () => {
  await openApp('/en/services/audio-book/create')
  await expect.element(page.getByRole('button', { name: /^Choose/ }).first()).toBeVisible()
  await chooseFiles(new File(['PK\u0003\u0004damaged'], 'kitab.epub'))
  await see.click()
  await expect.element(modal.getByText(/cannot open the file here/)).toBeVisible()
})

test('a written permission keeps its names and is sent without its numbers', { tags: 'long' }, async () => {
  await openApp('/en/services/cloning/create', { engines: quickEngines() })
  await toConsent()
  await page.getByRole('radio', { name: /^Somebody else/ }).click()
  await userEvent.upload(page.getByLabelText('The written permission').last(), await contract())
  await see.click()
  await expect.element(tick('Sarah Wilson · 2×')).not.toBeChecked()
  await expect.element(tick('+994 50 123 45 67 · 1×')).toBeChecked()
  await expect
    .element(modal.getByText(/^Will be sent: Sarah Wilson\.pdf, .* · 2 places struck$/))
    .toBeVisible()
  await inModal('Use it').click()
  await page.getByLabelText(/I may have this voice cloned/).click()
  const files = sentFiles()
  await page.getByRole('button', { name: /^Continue · ₼49\.00/ }).click()
  await expect.element(page.getByRole('button', { name: /^Pay ₼49.00/ })).toBeVisible()
  const text = new TextDecoder('latin1').decode(
    await files.find(({ name }) => name === 'Sarah Wilson.pdf')?.arrayBuffer(),
  )
  expect(text).toContain(hex('Sarah'))
  expect(text).not.toContain(hex('+994'))
})
