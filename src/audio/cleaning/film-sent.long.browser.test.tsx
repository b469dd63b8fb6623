import { BlobSource, EncodedPacketSink, Input, MP4 } from 'mediabunny'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openSound } from '#src/rules/sound-file.ts'
import { chooseFiles } from '#tests/support/choose-files.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'
import { sentFiles } from '#tests/support/sent-files.ts'
import { filmOf, vp8Picture } from '#tests/support/small-film.ts'
import { syntheticVoice } from '#tests/support/synthetic-voice.ts'

const SECONDS = 12

const see = (name: string) => page.getByRole('button', { name: `See what is sent of “${name}”` })
const modal = page.getByRole('dialog', { name: 'What is sent' })
const inModal = (name: string | RegExp) => modal.getByRole('button', { name })
const start = modal.getByRole('slider', { name: 'Start of the selection' })
const end = modal.getByRole('slider', { name: 'End of the selection' })
const soundOnly = modal.getByRole('switch', { name: /^Send only the sound/ })

async function openFilm(slug: string) {
  const app = await openApp(`/en/services/${slug}/create`, { engines: quickEngines() })
  await expect.element(page.getByRole('button', { name: /^Choose/ }).first()).toBeVisible()
  const film = await filmOf(vp8Picture(), syntheticVoice(SECONDS), 'film.mp4')
  await chooseFiles(film)
  await see('film.mp4').click()
  await expect.element(inModal('Listen')).toBeEnabled()
  return { ...app, film }
}

async function soundIn(file: Blob) {
  const sound = await openSound(file)
  const samples: number[] = []
  let rate = 0
  for await (const piece of sound.pieces()) {
    rate = piece.sampleRate
    samples.push(...piece.samples)
  }
  sound.close()
  return {
    duration: sound.duration,
    of: (from: number, to: number) => samples.slice(from * rate, to * rate),
    rate,
  }
}

const packetsIn = async (film: Blob) => {
  const input = new Input({ source: new BlobSource(film), formats: [MP4] })
  const track = await input.getPrimaryVideoTrack()
  const found: string[] = []
  if (track)
    for await (const { data, timestamp } of new EncodedPacketSink(track).packets())
      found.push(`${timestamp.toFixed(2)} ${data}`)
  return found
}

const power = (samples: readonly number[]) =>
  samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length

/** Share of a sound that is the tone. */
function toneShare(samples: readonly number[], rate: number) {
  const parts = [0, Math.PI / 2].map((shift) =>
    samples.reduce((sum, sample, at) => sum + sample * Math.sin((2 * Math.PI * 1000 * at) / rate + shift), 0),
  )
  const height = (2 * Math.hypot(...parts)) / samples.length
  return height ** 2 / 2 / power(samples)
}

test('a film is sent with a tone over a piece of its sound, and with its whole picture', async () => {
  const { address, film } = await openFilm('dubbing')
  expect(inModal('Cut out').elements()).toEqual([])
  await start.click()
  await userEvent.keyboard('{PageUp}')
  await end.click()
  await userEvent.keyboard('{PageDown}')
  await expect.element(start).toHaveAttribute('aria-valuetext', '00:05.0')
  await inModal('Bleep').click()
  await expect.element(modal.getByText(/^Will be sent: 00:12, .*B$/)).toBeVisible()
  await inModal('Use it').click()
  await expect.element(see('film.mp4')).toBeVisible()
  const files = sentFiles()
  await page.getByRole('checkbox', { name: 'Azerbaijani' }).click()
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect.poll(address).toMatch(/\/\d+$/)
  const [sent] = files
  if (!sent) throw new Error('no file was sent')
  expect([sent.name, sent.type]).toEqual(['film.mp4', 'video/mp4'])
  expect(await packetsIn(sent)).toEqual(await packetsIn(film))
  const [before, after] = [await soundIn(film), await soundIn(sent)]
  expect(Math.abs(after.duration - before.duration)).toBeLessThan(0.1)
  expect(toneShare(after.of(5.1, 6.9), after.rate)).toBeGreaterThan(0.95)
  expect(toneShare(after.of(1, 4.9), after.rate)).toBeLessThan(0.05)
  expect(power(after.of(8, 11)) / power(before.of(8, 11))).toBeCloseTo(1, 1)
})

test('a film that is transcribed is sent as sound alone if the customer wants, and can be cut then', async () => {
  await openFilm('speech-to-text')
  await soundOnly.click()
  await start.click()
  await userEvent.keyboard('{PageUp}')
  await inModal('Cut out').click()
  await expect.element(modal.getByText(/^Will be sent: 00:05, /)).toBeVisible()
  // The picture comes back, and with it what was cut.
  await soundOnly.click()
  await expect.element(modal.getByText(/^Will be sent: /)).not.toBeInTheDocument()
  await inModal('Undo').click()
  await expect.element(modal.getByText(/^Will be sent: 00:05, /)).toBeVisible()
  await inModal('Use it').click()
  await expect.element(page.getByText(/film\.(?:ogg|wav)/)).toBeVisible()
  await see(/film\.ogg/.test(document.body.textContent ?? '') ? 'film.ogg' : 'film.wav').click()
  await inModal('As it was').click()
  await inModal('Use it').click()
  await expect.element(page.getByText('film.mp4')).toBeVisible()
})
