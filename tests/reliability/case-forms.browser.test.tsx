import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chooseFiles } from '#tests/support/choose-files.ts'
import { chooseSamples } from '#tests/support/clone-form.ts'
import gsm from '#tests/support/files/07-wav-gsm610.wav?url'
import lastFrame from '#tests/support/files/10-mp3-last-frame-partial.mp3?url'
import alac from '#tests/support/files/15-m4a-alac-voice-memo.m4a?url'
import phone from '#tests/support/files/19-amr-narrow-phone.amr?url'
import lateSound from '#tests/support/files/23-mp4-sound-begins-4s-late.mp4?url'
import oldWord from '#tests/support/files/38-doc-renamed-to-docx.docx?url'
import namesNfd from '#tests/support/files/39-epub-names-nfd.epub?url'
import softHyphens from '#tests/support/files/50-pdf-soft-hyphens-at-line-ends.pdf?url'
import motionPhoto from '#tests/support/files/56-jpg-motion-photo.jpg?url'
import emptyCells from '#tests/support/files/60-csv-empty-cells.csv?url'
import stampedScan from '#tests/support/files/71-pdf-scan-with-app-stamp.pdf?url'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const fileAt = async (address: string, name: string) => new File([await (await fetch(address)).blob()], name)
const open = (service: string) => openApp(`/en/services/${service}/create`, { engines: quickEngines() })
const wayOut = page.getByText(/Apple Lossless \(ALAC\) · M4A.*Export it as MP3 or AAC/)

test('the form of a transcript accepts a phone recording and names the way out of sound it cannot open', {
  tags: 'long',
}, async () => {
  await open('speech-to-text')
  await expect.element(page.getByText('Drop recordings here')).toBeVisible()
  await chooseFiles([
    await fileAt(alac, 'memo.m4a'),
    await fileAt(gsm, 'call.wav'),
    await fileAt(phone, 'phone.amr'),
    await fileAt(lastFrame, 'talk.mp3'),
  ])
  await expect.element(wayOut).toBeVisible()
  await expect.element(page.getByText(/GSM · WAV.*Export it as MP3 or AAC/)).toBeVisible()
  await expect.element(page.getByText(/The last moment of the file is missing/)).toBeVisible()
  // 9.8 and 10.3 seconds are paid as a minute each.
  await expect.element(page.getByRole('button', { name: /^Start · ₼/ })).toBeVisible()
})

test('the form of a voice refuses a sample in a foreign codec before it is sent', {
  tags: 'long',
}, async () => {
  const { world } = await open('cloning')
  await chooseSamples([await fileAt(alac, 'memo.m4a')])
  await expect.element(wayOut).toBeVisible()
  expect(world.journal.entries.some(({ endpoint }) => endpoint === 'initProject')).toBe(false)
})

test('the form of a dub prices a film by its whole length, with the silence before its sound', {
  tags: 'long',
}, async () => {
  await open('dubbing')
  await page.getByRole('checkbox', { name: 'Azerbaijani' }).click()
  await chooseFiles(await fileAt(lateSound, 'film.mp4'))
  await expect.element(page.getByText(/00:14/).first()).toBeVisible()
})

test('the form of an audio book reads every chapter, and names an old Word document', {
  tags: 'long',
}, async () => {
  const app = await open('audio-book')
  await expect.element(page.getByText('Drop a book here')).toBeVisible()
  await chooseFiles(await fileAt(oldWord, 'book.docx'))
  await userEvent.click(page.getByRole('button', { name: 'Continue' }))
  await expect.element(page.getByText(/old Word \(\.doc\).*save it as DOCX/)).toBeVisible()
  await chooseFiles(await fileAt(namesNfd, 'book.epub'))
  await userEvent.click(page.getByRole('button', { name: 'Continue' }))
  await expect.poll(app.address).toMatch(/^\/en\/services\/audio-book\/\d+$/)
  const texts = () => app.world.db.blocks.list().map(({ text }) => text)
  expect(texts()).toContain('Herkes eve döndü.')
})

test('the form of text recognition prices a stamped scan and takes the text of a PDF free of charge', async () => {
  await open('detect-text')
  await expect.element(page.getByText('Drop pictures or PDFs here, or paste a picture')).toBeVisible()
  await chooseFiles(
    [
      await fileAt(stampedScan, 'receipt.pdf'),
      await fileAt(motionPhoto, 'photo.jpg'),
      await fileAt(softHyphens, 'article.pdf'),
    ],
    'main',
  )
  await expect.element(page.getByRole('button', { name: /^Start · ₼0\.16/ })).toBeVisible()
})

test('the form of a bot reads a table whose empty cells stay empty', async () => {
  const app = await open('chat-bot')
  await userEvent.click(page.getByRole('tab', { name: 'File' }))
  await chooseFiles(await fileAt(emptyCells, 'prices.csv'))
  await userEvent.click(page.getByRole('button', { name: 'Create', exact: true }))
  await expect.poll(app.address).toMatch(/^\/en\/services\/chat-bot\/\d+$/)
  const texts = () => app.world.db.blocks.list().map(({ text }) => text)
  await expect
    .poll(texts)
    .toContainEqual(expect.stringContaining('Xidmət: Batareya dəyişmə; Çatdırılma: 2 gün; Zəmanət: 3 ay.'))
})
