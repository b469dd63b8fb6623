import { expect, test } from 'vitest'
import { timbreFor } from '#tests/support/backend/timbre-for.ts'
import silenceNotSent from '#tests/support/files/22-webm-silence-not-sent.webm?url'
import lateSound from '#tests/support/files/23-mp4-sound-begins-4s-late.mp4?url'
import gapInOpus from '#tests/support/files/ogg-gap-by-ffmpeg.opus?url'
import gapInVorbis from '#tests/support/files/ogg-gap-vorbis.ogg?url'
import { loudestBetween } from '#tests/support/media-cases.ts'
import { waitForAudioTime } from '#tests/support/wait-for-audio-time.ts'
import { encodeWav } from '../audio/encode-wav.ts'
import { createBrowserEngines } from '../browser-engines.ts'
import { UnreadableMedia } from './media-engine.ts'

const { speech, encoder, media } = createBrowserEngines()

const speak = (text: string) =>
  speech.speak({ text, locale: 'en', timbre: timbreFor(2, 'man'), speed: 1, pitch: 0 })

const faultOf = (file: Blob) =>
  media.measure(file).then(
    () => undefined,
    (error: unknown) => (error instanceof UnreadableMedia ? error.fault : error),
  )

async function recorded(seconds: number): Promise<Blob> {
  const context = new AudioContext()
  const oscillator = new OscillatorNode(context, { frequency: 300 })
  const target = context.createMediaStreamDestination()
  oscillator.connect(target)
  oscillator.start()
  const recorder = new MediaRecorder(target.stream)
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve))
  recorder.start()
  await waitForAudioTime(context, seconds)
  recorder.stop()
  await stopped
  await context.close()
  return new Blob(parts, { type: recorder.mimeType })
}

test('the same speech is found in WAV, MP3 and a recording of the browser', { tags: 'long' }, async () => {
  const spoken = await speak('This sentence was spoken, written to a file, and read again.')
  const wav = await media.measure(new Blob([encodeWav(spoken)]))
  const mp3 = await media.measure(new Blob([await encoder.encodeMp3(spoken, 64)]))
  expect(wav.duration).toBeCloseTo(spoken.duration, 2)
  expect(Math.abs(mp3.duration - spoken.duration)).toBeLessThan(0.2)
  expect(mp3.speech).toHaveLength(wav.speech.length)
  expect(Math.abs(mp3.loudness - wav.loudness)).toBeLessThan(2)
  expect((await media.measure(await recorded(0.7))).duration).toBeGreaterThan(0.3)
})

test('the reason why a file cannot be read is explained', { tags: 'long' }, async () => {
  const wav = encodeWav(await speak('Cut off.'))
  expect(await faultOf(new Blob([]))).toBe('empty')
  expect(await faultOf(new Blob([wav.slice(0, 4000)]))).toBe('cut-off')
  expect(await faultOf(new Blob(['MZ this is a program']))).toBe('unreadable')
  expect(await faultOf(new Blob(['ID3 but nothing after it']))).toBe('unreadable')
})

test.each([
  ['silence that was not sent', silenceNotSent, [7.9, 13.9]],
  ['a sound track that starts after the picture', lateSound, [0, 3.9]],
] as const)('speech in a file with %s is found where players play it', async (_what, address, [from, to]) => {
  const { speech: stretches } = await media.measure(await (await fetch(address)).blob())
  expect(stretches.filter(({ start, end }) => start < to && end > from)).toEqual([])
  expect(stretches.find(({ start }) => start >= to)?.start).toBeLessThan(to + 1)
})

test.each([
  ['Opus', gapInOpus],
  ['Vorbis', gapInVorbis],
] as const)('sound after a gap in an Ogg file of %s keeps its time', async (_codec, address) => {
  const sound = await media.measure(await (await fetch(address)).blob())
  expect(Math.abs(sound.duration - 7.35)).toBeLessThan(0.1)
  expect(loudestBetween(sound, 2.6, 4.8)).toBeLessThan(0.05)
  for (const second of [1, 2, 5, 6, 7])
    expect(loudestBetween(sound, second, second + 0.2)).toBeGreaterThan(0.2)
})
