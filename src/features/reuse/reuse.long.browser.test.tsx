import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { openTranscript, segmentsOf } from '#tests/support/open-transcript.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'
import { unspokenSums } from '#tests/support/unspoken-sums.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const modal = page.getByRole('dialog', { name: 'Use in another service' })

async function openReuse() {
  await userEvent.click(page.getByRole('button', { name: 'More actions' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Use in another service' }))
  await expect.element(modal).toBeVisible()
}

const continueIn = (service: string) =>
  userEvent.click(modal.getByRole('button', { name: `Continue in ${service}`, exact: true }))

test('a transcript offers the services that can start from it, each with its cost', async () => {
  await openTranscript()
  await openReuse()
  const rows = modal.getByRole('listitem')
  await expect.element(rows.nth(0).getByText(/Speaking it costs about ₼\d/)).toBeVisible()
  await expect.element(rows.nth(1).getByText(/^About ₼\d.* for each language/)).toBeVisible()
  await expect.element(rows.nth(2).getByText(/Speaking it costs about ₼\d/)).toBeVisible()
  await expect.element(rows.nth(3).getByText(/An answer costs ₼\d/)).toBeVisible()
  expect(unspokenSums()).toEqual([])
})

test('a transcript becomes a text-to-speech project with all of its words', async () => {
  const { world, address } = await openTranscript()
  const words = segmentsOf(world).map(({ text }) => text)
  await openReuse()
  await continueIn('Text to speech')
  await expect.poll(address).toMatch(/text-to-speech\/\d+$/)
  const id = Number(address().split('/').at(-1))
  const blocks = (world.db.outlines.get(id)?.block_ids ?? []).map((each) => world.db.blocks.need(each).text)
  expect(blocks.join(' ')).toBe(words.join(' '))
})

test.each([
  ['Audio book', '/en/services/audio-book/create'],
  ['Chat bot', '/en/services/chat-bot/create'],
] as const)('the text of a transcript is a file in the form of %s', async (service, form) => {
  const { address } = await openTranscript()
  await openReuse()
  await continueIn(service)
  await expect.poll(address).toBe(form)
  await expect.element(page.getByText(/\.txt$/).first()).toBeVisible()
})

test('the recording of a transcript is the file in the form of a dub', async () => {
  const { address } = await openTranscript()
  await openReuse()
  await continueIn('Dubbing')
  await expect.poll(address).toBe('/en/services/dubbing/create')
  await expect.element(page.getByText(/\.(?:wav|mp3|m4a|ogg)$/).first()).toBeVisible()
})

test('a message says that a recording is no longer there, and the transcript stays open', async () => {
  const { address } = await openTranscript()
  const transcript = address()
  await openReuse()
  const ask = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((wanted, options) =>
    String(wanted).endsWith('.wav')
      ? Promise.resolve(new Response('', { status: 404 }))
      : ask(wanted, options),
  )
  await continueIn('Dubbing')
  await expect.element(modal.getByText('The recording could not be fetched. Try again.')).toBeVisible()
  expect(address()).toBe(transcript)
})

test('the film of a dub becomes a recording to transcribe', async () => {
  const { address } = await openApp('/en/services', {
    engines: quickEngines(),
    prepare: ({ db }) =>
      `/en/services/dubbing/${db.projects.first({ customer_id: 1, title: 'Product tour' })?.id}`,
  })
  await openReuse()
  await continueIn('Speech to text')
  await expect.poll(address).toBe('/en/services/speech-to-text/create')
  await expect
    .element(page.getByRole('list', { name: 'Recordings to send' }).getByRole('listitem'))
    .toBeVisible()
})
