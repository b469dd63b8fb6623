import { Input, MATROSKA } from 'mediabunny'
import { expect, test } from 'vitest'
import { amrBytes } from '#tests/support/amr-recording.ts'
import { caseBytes } from '#tests/support/case-file.ts'
import { recordedBytes } from '#tests/support/recorded-file.ts'
import { fileSource } from './file-source.ts'
import { openSound } from './sound-file.ts'

const SECONDS = 6

/** Removes some bytes from the middle of a file, as an interrupted transfer does. */
const withHole = (bytes: Uint8Array, share = 0.5) => {
  const at = Math.round(bytes.length * share)
  return new Blob([bytes.slice(0, at), bytes.slice(at + 40)])
}

/** The first frame looks like a pattern that no other frame matches. */
function damagedSecondFrame() {
  const bytes = caseBytes('12-mp3-mpeg25-8khz.mp3')
  return Uint8Array.from([...bytes.subarray(0, 258), ...bytes.subarray(279)])
}

test.each(['voice.webm', 'voice.ogg', 'voice.opus'])(
  '%s with a hole is reported as incomplete, not played up to the hole',
  async (name) => {
    await expect(openSound(withHole(await recordedBytes(name)))).rejects.toMatchObject({ problem: 'cutOff' })
  },
)

test('a FLAC with a damaged first frame is refused instead of searched forever', async () => {
  const bytes = await recordedBytes('voice.flac')
  const first = bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xf8)
  const moved = new Blob([bytes.slice(0, first), new Uint8Array(37), bytes.slice(first)])
  await expect(openSound(moved)).rejects.toMatchObject({ problem: 'cutOff' })
})

test.each([
  ['AMR', async () => amrBytes(SECONDS), SECONDS],
  ['AAC', () => recordedBytes('voice.aac'), SECONDS],
  ['MP3', () => recordedBytes('plain.mp3'), SECONDS],
  ['MP3 that is damaged in its second frame', async () => damagedSecondFrame(), 9.9],
] as const)('%s with a hole loses only the frames around it', async (_kind, bytes, seconds) => {
  const sound = await openSound(withHole(await bytes()))
  expect(Math.abs(sound.duration - seconds)).toBeLessThan(0.35)
  sound.close()
})

test('an AMR with a hole is decoded past it, without the damaged bytes', async () => {
  const whole = amrBytes(SECONDS)
  const sound = await openSound(withHole(whole))
  const amr = await sound.amr?.()
  expect(amr?.size).toBeLessThan(whole.length - 40)
  expect(amr?.size).toBeGreaterThan(whole.length - 200)
})

/** Repeats some bytes, as a broken transfer does. */
const doubled = (bytes: Uint8Array<ArrayBuffer>, to: number, count: number) =>
  new Blob([bytes.slice(0, to), bytes.slice(to - count)])

test.each([
  ['17-mov-without-ftyp.mov', 53_873, 49],
  ['23-mp4-sound-begins-4s-late.mp4', 76_455, 41],
] as const)('%s with damaged sample tables is refused instead of read for hours', async (name, to, count) => {
  await expect(openSound(doubled(caseBytes(name), to, count))).rejects.toMatchObject({ problem: 'cutOff' })
})

test('a film that ends within the header of its cues is refused instead of searched forever', async () => {
  const bytes = caseBytes('webm-film-starting-at-30-minutes.webm')
  const cues = Buffer.from(bytes).lastIndexOf(Buffer.from('1c53bb6b', 'hex'))
  await expect(openSound(new Blob([bytes.slice(0, cues + 10)]))).rejects.toMatchObject({ problem: 'cutOff' })
})

/** Points the last cue behind the last cluster, where no other follows. */
function filmWithWrongCue() {
  const bytes = caseBytes('mkv-gap.mkv')
  bytes.set([0x5a, 0x80], Buffer.from(bytes).lastIndexOf(Buffer.from('f182334b', 'hex')) + 2)
  return new Blob([bytes])
}

test('a film with a cue that points at no cluster is read whole, without its cues', async () => {
  const sound = await openSound(filmWithWrongCue())
  expect(sound.duration).toBeCloseTo(7.3, 1)
  sound.close()
})

test('a film whose last block swallowed the start of its cues is reported as incomplete', async () => {
  const bytes = caseBytes('mkv-gap.mkv')
  const cues = Buffer.from(bytes).lastIndexOf(Buffer.from('1c53bb6b', 'hex'))
  const cut = new Blob([bytes.slice(0, cues - 36), bytes.slice(cues)])
  await expect(openSound(cut)).rejects.toMatchObject({ problem: 'cutOff' })
})

test('a search of the decoder that does not advance ends with a reason', async () => {
  const source = fileSource(filmWithWrongCue())
  const input = new Input({ source, formats: [MATROSKA] })
  const track = await input.getPrimaryAudioTrack()
  await expect(track?.computeDuration()).rejects.toMatchObject({ problem: 'unreadable' })
  input.dispose()
})

test.each([-22, 33])('a film in fragments that changed by %i bytes is reported as incomplete', async (by) => {
  const bytes = caseBytes('mp4-fragmented-gap.mp4')
  const more = new Uint8Array(Math.max(0, by)).fill(57)
  const changed = new Blob([bytes.slice(0, 3000), more, bytes.slice(3000 - Math.min(0, by))])
  await expect(openSound(changed)).rejects.toMatchObject({ problem: 'cutOff' })
})

test('a film in fragments with a tag behind it is whole', async () => {
  const sound = await openSound(new Blob([caseBytes('mp4-fragmented-gap.mp4'), `TAG${' '.repeat(125)}`]))
  expect(sound.duration).toBeCloseTo(7.3, 1)
  sound.close()
})

test('an Ogg whose last page was swallowed by a damaged one is reported as incomplete', async () => {
  const bytes = caseBytes('ogg-gap-by-ffmpeg.opus')
  const cut = new Blob([bytes.slice(0, 7321), bytes.slice(7322)])
  await expect(openSound(cut)).rejects.toMatchObject({ problem: 'cutOff' })
})

test('an Ogg with a damaged time in one page is reported as incomplete, not played up to that page', async () => {
  const bytes = caseBytes('ogg-gap-packet-a-page.opus')
  const time = 11_257
  bytes[time] = (bytes[time] ?? 0) ^ 1
  await expect(openSound(new Blob([bytes]))).rejects.toMatchObject({ problem: 'cutOff' })
})

test.each([
  ['the name of its track', 13_687, 'x'],
  ['the name of its samples', 13_751, 'x'],
  ['the size of a sample', 13_768, '\xff'],
])('a film whose last fragment is damaged in %s is reported as incomplete', async (_what, at, byte) => {
  const bytes = caseBytes('mp4-fragmented-gap.mp4')
  bytes[at] = byte.charCodeAt(0)
  await expect(openSound(new Blob([bytes]))).rejects.toMatchObject({ problem: 'cutOff' })
})

test.each([
  [13_654, 13_693],
  [14_030, 14_082],
])('a film that lacks the bytes from %i to %i is not read with another length', async (from, to) => {
  const bytes = caseBytes('mp4-fragmented-gap.mp4')
  const parts = [bytes.slice(0, from), bytes.slice(to)]
  await expect(openSound(new Blob(parts))).rejects.toMatchObject({ problem: 'cutOff' })
})

test.each([
  ['an MP3', 'wav-holding-mp3.wav', 104],
  ['an MP3 in a WAV', 'wav-holding-mp3.wav', 0],
])(
  '%s whose first frame looks like one of AAC is read from the next one, not forever',
  async (_kind, name, from) => {
    const bytes = caseBytes(name)
    bytes[105] = 0xf1
    const sound = await openSound(new Blob([bytes.slice(from)]))
    expect(sound.duration).toBeCloseTo(2.05, 1)
    sound.close()
  },
)

test('AAC without a whole frame is refused, not searched forever', async () => {
  const bytes = Uint8Array.from(
    { length: 4000 },
    (_, at) => [0xff, 0xf1, 0x50, 0x80, 0, 0x1f, 0xfc][at] ?? at % 200,
  )
  await expect(openSound(new Blob([bytes]))).rejects.toMatchObject({ problem: 'unreadable' })
})
