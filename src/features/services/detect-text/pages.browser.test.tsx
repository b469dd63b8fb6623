import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { languageIds } from '#mocks/catalog/languages.ts'
import type { Engines } from '#mocks/engines/engines.ts'
import { settlePayment } from '#mocks/features/billing/settle-payment.ts'
import { forgetDrafts } from '#src/drafts/forget-drafts.ts'
import { chooseFiles } from '#tests/support/choose-files.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { pdfBytes } from '#tests/support/pdf-file.ts'
import { preventLeaving } from '#tests/support/prevent-leaving.ts'
import { quickEngines } from '#tests/support/quick-engines.ts'

beforeEach(async () => {
  sessionStorage.clear()
  await forgetDrafts()
})

/** A project with four letters, in az, tr, en and ru. */
const openLetters = () =>
  openApp('/en/services/detect-text/1', { scenario: 'documents', engines: quickEngines() })

const text = (number: number) => page.getByRole('textbox', { name: `Text of page ${number}` })

test('a word is found on other pages and replaced there, and only selected pages are exported', {
  tags: 'long',
}, async () => {
  await openLetters()
  await expect.element(text(1)).toHaveDisplayValue(/^Hörmətli oxucular!/)
  await userEvent.keyboard('{Control>}f{/Control}')
  await userEvent.type(page.getByRole('textbox', { name: 'Find' }), 'north shore')
  await expect.element(page.getByText('1 / 1', { exact: true })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(text(3)).toHaveDisplayValue(/north shore/)
  await userEvent.fill(page.getByRole('textbox', { name: 'Replace with' }), 'south shore')
  await userEvent.click(page.getByRole('button', { name: 'Replace', exact: true }))
  await expect.element(text(3)).toHaveDisplayValue(/south shore/)
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.element(text(3)).toHaveDisplayValue(/north shore/)
  await userEvent.click(page.getByRole('button', { name: 'Redo' }))
  await expect.element(text(3)).toHaveDisplayValue(/south shore/)

  await userEvent.click(page.getByRole('button', { name: 'Export', exact: true }))
  const modal = page.getByRole('dialog')
  await expect.element(modal.getByRole('combobox', { name: 'Format' })).toBeVisible()
  await userEvent.click(modal.getByRole('radio', { name: 'Chosen pages' }), { force: true })
  await userEvent.fill(modal.getByRole('textbox', { name: 'Numbers of the pages' }), '5')
  await expect.element(modal.getByText(/The project has 4 pages/)).toBeVisible()
  await userEvent.fill(modal.getByRole('textbox', { name: 'Numbers of the pages' }), '2–3')
  await expect.element(modal.getByText('2 pages chosen')).toBeVisible()
  expect(modal.element().textContent).not.toMatch(/block/i)
})

test('on a phone and when zoomed in, Tab moves from the text to its actions', { tags: 'long' }, async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 800))
  await openLetters()
  await userEvent.click(text(1))
  const isInBar = () => document.activeElement?.closest('.at-foot') !== null
  for (let presses = 0; presses < 12 && !isInBar(); presses += 1) await userEvent.tab()
  const button = page.getByRole('button', { name: 'More actions' })
  await expect.element(button).toHaveFocus()
  await expect.element(button).toBeInViewport()
})

test('a screen reader hears which page is shown and how large its picture is', { tags: 'long' }, async () => {
  await openLetters()
  await expect.element(text(1)).toBeVisible()
  const toolbar = page.getByRole('toolbar')
  const says = (words: string) =>
    expect.element(page.getByRole('status').filter({ hasText: words })).toBeInTheDocument()
  await says('Page 1 of 4')
  await toolbar.getByRole('button', { name: 'Next page' }).click()
  await says('Page 2 of 4')
  await says('Picture at 100%')
  await page.getByRole('button', { name: 'Make the picture larger' }).click()
  await says('Picture at 150%')
})

const readPage = (text: string): Awaited<ReturnType<Engines['pages']['read']>> => ({
  lines: [{ text, box: [0, 0, 1, 0.1], confidence: 1, paragraph: 0, words: [] }],
  languages: ['ru'],
  rotation: 0,
})

async function whiteSheet() {
  const canvas = new OffscreenCanvas(210, 297)
  canvas.getContext('2d')?.fillRect(40, 40, 60, 8)
  return new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())
}

test('a pasted picture is added to the pages to be read, and included in the price', {
  tags: 'long',
}, async () => {
  await openApp('/en/services/detect-text/create', { engines: quickEngines() })
  await expect.element(page.getByText('Drop pictures or PDFs here, or paste a picture')).toBeVisible()
  const clipboardData = new DataTransfer()
  clipboardData.items.add(new File([await whiteSheet()], 'image.png', { type: 'image/png' }))
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  await expect.element(page.getByText('image.png', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Start · ₼0\.08/ })).toBeVisible()
})

test('pages of a PDF are sorted among other files, cropped, turned and left out before payment', {
  tags: 'long',
}, async () => {
  const engines = quickEngines()
  const read: Engines['pages']['read'] = async () => ({ lines: [], languages: [], rotation: 0 })
  const app = await openApp('/en/services/detect-text/create', {
    engines: { ...engines, pages: { ...engines.pages, read } },
  })
  const pages = [['The first page.'], await whiteSheet(), ['The third page.'], await whiteSheet()]
  const file = (name: string, content: Uint8Array<ArrayBuffer>) => new File([content], name)
  await expect.element(page.getByText('Drop pictures or PDFs here, or paste a picture')).toBeVisible()
  await chooseFiles(
    [file('a.pdf', await pdfBytes(pages)), file('b.pdf', await pdfBytes([['The page that comes last.']]))],
    'main',
  )
  const send = (price: string) => page.getByRole('button', { name: `Start · ₼${price} manats`, exact: true })
  await expect.element(send('0.16')).toBeVisible()
  const summary = page.getByRole('region', { name: 'Summary' })
  await expect.element(summary).toMatchTextContent(/Pages5Languages/)
  await expect.element(page.getByText('4 pages · 2 pages already have text')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Show the pages of a.pdf one by one' }))
  const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
  await press('Remove a.pdf, page 2')
  await press('Move b.pdf up')
  await press('Rotate a.pdf, page 4')
  await press('Crop a.pdf, page 4')
  await press('Use this part')
  await expect.element(page.getByRole('button', { name: 'Rotate a.pdf, page 1' })).not.toBeInTheDocument()
  const rows = page.getByRole('list', { name: 'Files to be read, in their order' }).getByRole('listitem')
  const names = () => rows.elements().map((row) => row.querySelector('.font-strong')?.textContent)
  expect(names()).toEqual(['a.pdf, page 1', 'a.pdf, page 3', 'b.pdf', 'a.pdf, page 4'])
  await userEvent.click(send('0.08'))
  await expect.poll(app.address).toMatch(/^\/en\/services\/detect-text\/\d+$/)
  const sent = app.world.db.blocks.list({ where: { project_id: Number(app.address().split('/').at(-1)) } })
  expect(sent.map(({ page: place }) => [place?.number, place?.rotation, place?.source])).toEqual([
    [1, 0, 'text_layer'],
    [3, 0, 'text_layer'],
    [1, 0, 'text_layer'],
    [4, 90, 'recognised'],
  ])
  await expect.element(text(1)).toHaveDisplayValue('The first page.')
})

test('pages that were just read are not offered for payment again while their text is loading', {
  tags: 'long',
}, async () => {
  const engines = quickEngines()
  const wanted = Promise.withResolvers<void>()
  const read: Engines['pages']['read'] = () => wanted.promise.then(() => readPage('Читается'))
  await openApp('/en/services/detect-text/create', {
    engines: { ...engines, pages: { ...engines.pages, read } },
  })
  await expect.element(page.getByText('Drop pictures or PDFs here, or paste a picture')).toBeVisible()
  await chooseFiles([new File([await whiteSheet()], 'sheet.jpg', { type: 'image/jpeg' })], 'main')
  const offered: string[] = []
  const watch = () => {
    for (const { textContent } of document.querySelectorAll('main :is(button, label)')) {
      const text = /^(Reading|Read · |Export)/.exec(textContent)?.[0]
      if (text && text !== offered.at(-1)) offered.push(text)
    }
  }
  const observer = new MutationObserver(watch)
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  await userEvent.click(page.getByRole('button', { name: /^Start · ₼/ }))
  await expect.poll(() => offered).toEqual(['Reading'])
  wanted.resolve()
  await expect.element(page.getByRole('button', { name: 'Export', exact: true })).toBeVisible()
  expect(offered).toEqual(['Reading', 'Export'])
})

test('on a phone the picture of a word stays in view while a word far below is corrected', async () => {
  await page.viewport(360, 560)
  onTestFinished(() => page.viewport(1280, 800))
  await openLetters()
  await expect.element(text(1)).toBeVisible()
  const { value } = text(1).element() as HTMLTextAreaElement
  await userEvent.fill(text(1), `${'\n'.repeat(40)}${value}`)
  await userEvent.keyboard('{Control>}{End}{/Control}s')
  const figure = page.getByRole('figure')
  await expect.element(figure).toHaveTextContent('“rəhbərliyis” on the page')
  await expect.element(figure).toBeInViewport({ ratio: 1 })
})

test('on a phone one switch shows the picture or the text, and a line that is pressed leads to the text', {
  tags: 'long',
}, async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 800))
  await openLetters()
  const picture = page.getByRole('region', { name: 'Picture of page 1' })
  await expect.element(text(1)).toBeVisible()
  await expect.element(picture).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('radio', { name: 'Picture' }), { force: true })
  await expect.element(picture).toBeVisible()
  await expect.element(text(1)).not.toBeInTheDocument()
  // Lines are no stop of the keyboard and have no role: their words are in the text.
  const line = picture.element().querySelector('[data-line="1"]')
  if (line) await userEvent.click(line)
  await expect.element(text(1)).toHaveFocus()
  await expect.element(picture).not.toBeInTheDocument()
})

test('a blank page is shown as one without text, and the document opens at its first page with text', async () => {
  await openApp('/en/services/detect-text/4', { scenario: 'documents', engines: quickEngines() })
  await expect.element(text(2)).toHaveDisplayValue(/\S/)
  await userEvent.click(page.getByRole('button', { name: 'Page 1, no text' }))
  await expect.element(page.getByText(/^There is no text on this page\./)).toBeVisible()
})

test('pages in four languages are read aloud, each paragraph in its language by a voice that speaks it', {
  tags: 'long',
}, async () => {
  const { world, address } = await openLetters()
  await userEvent.click(page.getByRole('button', { name: 'Read it aloud' }))
  await expect.poll(address).toMatch(/text-to-speech\/\d+$/)
  const id = Number(address().split('/').at(-1))
  const { language } = world.db.projects.need(id)
  const blocks = (world.db.outlines.get(id)?.block_ids ?? []).map((each) => world.db.blocks.need(each))
  const spoken = blocks.map(({ settings }) => settings?.language ?? language)
  expect(new Set(spoken)).toEqual(new Set(Object.values(languageIds).slice(0, 4)))
  for (const { settings, voice_id } of blocks.filter((block) => block.settings?.language !== undefined)) {
    expect(world.db.voices.need(voice_id ?? 0).language_ids).toContain(settings?.language)
  }
  await expect.element(page.getByRole('textbox', { name: 'Block 1, text' })).toHaveAttribute('lang', 'az-AZ')
  await userEvent.click(page.getByRole('button', { name: /^Generate \d+ blocks/ }))
  await expect.element(page.getByText('Completed')).toBeVisible()
})

test('a page whose reading failed is read again with the same options after a top-up', {
  tags: 'long',
}, async () => {
  const addresses = preventLeaving()
  const engines = quickEngines()
  const asked: (readonly string[])[] = []
  const read: Engines['pages']['read'] = async (_picture, languages) => {
    asked.push(languages)
    return readPage('Читается')
  }
  const { world, go } = await openApp('/en/services/detect-text/7', {
    scenario: 'documents',
    engines: { ...engines, pages: { ...engines.pages, read } },
    prepare(world) {
      void world.write((tx) => tx.wallets.update(1, { available: 5 }))
      return undefined
    },
  })
  const { held } = world.db.wallets.need(1)
  await userEvent.click(page.getByRole('button', { name: 'Page 2, not read' }))
  await expect.element(page.getByText(/Nothing was charged for it; try again/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Try again · ₼0.08 manats' }))
  await userEvent.click(page.getByRole('link', { name: /^Top up ₼/ }))
  await userEvent.click(page.getByRole('button', { name: /^Go to payment/ }))
  await expect.poll(() => addresses.length).toBe(1)
  await world.write((tx) => {
    for (const { id } of tx.payments.list({})) settlePayment(tx, id, { status: 'paid' })
  })
  expect(asked).toEqual([])
  go('/en/payment/success')
  await userEvent.click(page.getByRole('link', { name: /^Back to the project and go on · ₼0.08/ }))
  await expect.element(page.getByRole('button', { name: 'Page 2, read', exact: true })).toBeVisible()
  expect(asked).toEqual([[]])
  expect(world.db.wallets.need(1)).toMatchObject({ available: 97, held })
})
