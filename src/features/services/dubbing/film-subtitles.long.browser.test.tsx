import {
  BlobSource,
  BufferTarget,
  CanvasSource,
  getFirstEncodableVideoCodec,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  QUALITY_HIGH,
  VideoSampleSink,
} from 'mediabunny'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { seedExports } from '#mocks/seed/projects/seed-exports.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'
import { catchSavedFiles } from '#tests/support/saved-files.ts'

/** Id of the finished dub in the scenario. */
const ID = 4
const SIZE = { width: 640, height: 360 }
const SECONDS = 3

const modal = page.getByRole('dialog', { name: 'Export the dub' })

afterEach(() => vi.restoreAllMocks())

/** A blue picture without sound, in a codec that this browser writes. */
async function blueFilm() {
  const canvas = new OffscreenCanvas(SIZE.width, SIZE.height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = 'blue'
  context.fillRect(0, 0, SIZE.width, SIZE.height)
  const format = new Mp4OutputFormat()
  const codec = await getFirstEncodableVideoCodec(format.getSupportedVideoCodecs(), SIZE)
  if (!codec) throw new Error('this browser encodes no picture')
  const output = new Output({ format, target: new BufferTarget() })
  const source = new CanvasSource(canvas, { codec, quality: QUALITY_HIGH })
  output.addVideoTrack(source)
  await output.start()
  for (let at = 0; at < SECONDS; at += 0.25) await source.add(at, 0.25)
  await output.finalize()
  const { buffer } = output.target as BufferTarget
  return { codec, film: new Blob([buffer ?? new ArrayBuffer()], { type: 'video/mp4' }) }
}

/** @param beforeForm runs after the film was made and before its subtitles are asked for */
async function openFilm(beforeForm = () => {}, size = SIZE) {
  const { codec, film } = await blueFilm()
  const { world } = await openApp(`/en/services/dubbing/${ID}`, {
    scenario: 'dubs',
    engines: quickEngines(),
    prepare({ db, write }) {
      void write((tx) => {
        const project = db.projects.need(ID)
        tx.dubbings.update(ID, { picture: { ...size, codecs: { picture: codec, sound: 'aac' } } })
        const file = { format: 'mp4', mime: 'video/mp4', file_name: 'Film.az.mp4' }
        seedExports(tx, project, [{ status: 'ready', ...file }])
        tx.files.put({ key: `export-${ID}-0`, content: film, mime: file.mime, name: file.file_name })
      })
      return undefined
    },
  })
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  beforeForm()
  await modal.getByRole('button', { name: 'Add subtitles' }).click()
  const [first = 0] = world.db.outlines.need(ID).block_ids
  const { start = 0, end = 0 } = world.db.blocks.need(first).segment ?? {}
  return { film, spokenAt: Math.min((start + end) / 2, SECONDS - 0.5) }
}

/** Pixels that are not blue in the lower and in the upper half of a frame. */
async function lettersIn(film: Blob, seconds: number) {
  const input = new Input({ source: new BlobSource(film), formats: [MP4] })
  const track = await input.getPrimaryVideoTrack()
  const sample = track && (await new VideoSampleSink(track).getSample(seconds))
  const context = new OffscreenCanvas(SIZE.width, SIZE.height).getContext('2d')
  if (!sample || !context) throw new Error('there is no frame')
  sample.draw(context, 0, 0, SIZE.width, SIZE.height)
  sample.close()
  const half = SIZE.height / 2
  const letters = (top: number) => {
    const { data } = context.getImageData(0, top, SIZE.width, half)
    let count = 0
    for (let at = 0; at < data.length; at += 4)
      if ((data[at] ?? 0) > 200 && (data[at + 1] ?? 0) > 200) count += 1
    return count
  }
  return { lower: letters(half), upper: letters(0) }
}

test('a dubbed film is saved with its subtitles drawn into the picture', async () => {
  const { spokenAt } = await openFilm()
  const saved = catchSavedFiles()
  await modal.getByRole('radio', { name: 'In the picture' }).click()
  await modal.getByRole('button', { name: 'Save the video with subtitles' }).click()
  await expect.element(modal.getByText('The video with subtitles is saved on your device.')).toBeVisible()
  expect(saved.map(({ name }) => name)).toEqual(['Film.az (subtitles).mp4'])
  const film = (await saved[0]?.content) as Blob
  const { lower, upper } = await lettersIn(film, spokenAt)
  expect(lower).toBeGreaterThan(100)
  expect(upper).toBe(0)
})

test('a dubbed film is saved with a track of subtitles in both languages, and its picture is not encoded again', async () => {
  const { film, spokenAt } = await openFilm()
  const saved = catchSavedFiles()
  await modal.getByRole('combobox', { name: 'Text of the subtitles' }).click()
  await page.getByRole('option', { name: / \+ / }).click()
  await modal.getByRole('button', { name: 'Save the video with subtitles' }).click()
  await expect.element(modal.getByText('The video with subtitles is saved on your device.')).toBeVisible()
  const text = (await saved[0]?.text) ?? ''
  expect(text).toContain('tx3g')
  expect(text.length).toBeGreaterThan((await film.text()).length)
  expect(await lettersIn((await saved[0]?.content) as Blob, spokenAt)).toEqual({ lower: 0, upper: 0 })
})

test('a stopped film is not saved, and can be started again', async () => {
  await openFilm()
  const saved = catchSavedFiles()
  await modal.getByRole('radio', { name: 'In the picture' }).click()
  const save = modal.getByRole('button', { name: 'Save the video with subtitles' })
  // The worker never answers.
  vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(() => undefined)
  await save.click()
  await expect.element(modal.getByText('Drawing the subtitles').first()).toBeVisible()
  await modal.getByRole('button', { name: 'Stop' }).click()
  await expect.element(save).not.toHaveAttribute('aria-disabled')
  expect(saved).toEqual([])
})

test('a browser without an encoder says so, and a track can be added there', async () => {
  const withoutEncoder = () =>
    void vi.spyOn(VideoEncoder, 'isConfigSupported').mockResolvedValue({ supported: false })
  // Of another size, because answers of the encoder are remembered.
  await openFilm(withoutEncoder, { width: 720, height: 404 })
  const save = modal.getByRole('button', { name: 'Save the video with subtitles' })
  await modal.getByRole('radio', { name: 'In the picture' }).click()
  await expect.element(modal.getByText(/^This browser cannot encode this video\./)).toBeVisible()
  await expect.element(save).toBeDisabled()
  await modal.getByRole('radio', { name: 'A track' }).click()
  await expect.element(save).toBeEnabled()
})
