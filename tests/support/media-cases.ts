/** Reads a small file of `tests/support`, in Node or in a page. */
export type ReadSupportFile = (path: string) => Promise<Uint8Array<ArrayBuffer>>

export interface MediaCase {
  readonly name: string
  make(read: ReadSupportFile): Promise<BlobPart[]>
  /** The right result: the length, or the kind of file that the message names. */
  readonly seconds?: number
  readonly foreign?: string
  readonly endsShort?: boolean
}

const RATE = 8000
const WAV_HEAD_BYTES = 44

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

/** A tone with rising and falling volume, and a simple header. */
function wavBytes(seconds: number, head: { riff?: number; data?: number } = {}): Uint8Array<ArrayBuffer> {
  const dataBytes = Math.round(seconds * RATE) * 2
  const view = new DataView(new ArrayBuffer(WAV_HEAD_BYTES + dataBytes))
  const bytes = new Uint8Array(view.buffer)
  bytes.set(bytesOf('RIFF'))
  bytes.set(bytesOf('WAVEfmt '), 8)
  bytes.set(bytesOf('data'), 36)
  view.setUint32(4, head.riff ?? WAV_HEAD_BYTES - 8 + dataBytes, true)
  view.setUint32(16, 16, true)
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const) {
    view.setUint16(at, value, true)
  }
  view.setUint32(24, RATE, true)
  view.setUint32(28, RATE * 2, true)
  view.setUint32(40, head.data ?? dataBytes, true)
  for (let at = 0; at < dataBytes / 2; at += 1) {
    view.setInt16(WAV_HEAD_BYTES + at * 2, 9000 * Math.sin(at / 9) * Math.sin(at / 900), true)
  }
  return bytes
}

/** RF64 (EBU Tech 3306): the lengths are in a separate chunk. */
function rf64(seconds: number): BlobPart[] {
  const plain = wavBytes(seconds, { riff: 0xffff_ffff, data: 0xffff_ffff })
  const sizes = new DataView(new ArrayBuffer(36))
  new Uint8Array(sizes.buffer).set(bytesOf('ds64'))
  sizes.setUint32(4, 28, true)
  sizes.setBigUint64(8, BigInt(plain.length + 28), true)
  sizes.setBigUint64(16, BigInt(plain.length - WAV_HEAD_BYTES), true)
  plain.set(bytesOf('RF64'))
  return [plain.slice(0, 12), sizes, plain.slice(12)]
}

/**
 * A field recorder writes padding and notes before the format, including one of odd length without a padding
 * byte.
 */
function fieldRecorder(seconds: number): BlobPart[] {
  const plain = wavBytes(seconds)
  const junk = [...bytesOf('JUNK\x04\x00\x00\x00'), 0, 0, 0, 0]
  const remark = [...bytesOf('LIST\x05\x00\x00\x00INFO'), 0]
  return [plain.slice(0, 12), Uint8Array.from([...junk, ...remark]), plain.slice(12)]
}

/** Sound with a format whose fields are changed, by their offsets. */
function wavWith(seconds: number, fields: Readonly<Record<number, number>>): Uint8Array<ArrayBuffer> {
  const bytes = wavBytes(seconds)
  const view = new DataView(bytes.buffer)
  for (const [at, value] of Object.entries(fields)) view.setUint16(Number(at), value, true)
  return bytes
}

/** 20 bits of sound in three bytes each. */
const wav20Bit = (seconds: number): Uint8Array<ArrayBuffer> => {
  const plain = wavWith(seconds, { 32: 3, 34: 20 })
  const sound = plain.slice(WAV_HEAD_BYTES)
  const wide = Array.from({ length: sound.length / 2 }, (_, at) => [
    0,
    sound[at * 2] ?? 0,
    sound[at * 2 + 1] ?? 0,
  ])
  const bytes = Uint8Array.from([...plain.slice(0, WAV_HEAD_BYTES), ...wide.flat()])
  new DataView(bytes.buffer).setUint32(40, 0, true)
  return bytes
}

/** Bytes that look like nothing. */
const otherBytes = (length: number) => Uint8Array.from({ length }, (_, at) => (at * at * 31) % 251)

const UNSYNCHRONISED = 0x80

const id3 = (bytes: number, flags = 0) =>
  Uint8Array.from([
    ...bytesOf('ID3\x04\x00'),
    flags,
    bytes >> 21,
    (bytes >> 14) & 127,
    (bytes >> 7) & 127,
    bytes & 127,
    ...new Uint8Array(bytes),
  ])

const apeText = 'Title\0Kitab'
/** A tag of APEv2 with its header and footer. */
function apeTag(): Uint8Array<ArrayBuffer> {
  const item = [apeText.length - 6, 0, 0, 0, 0, 0, 0, 0, ...bytesOf(apeText)]
  const mark = (flags: number) => [
    ...bytesOf('APETAGEX'),
    ...[0xd0, 7, 0, 0, item.length + 32, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, flags, 0, 0, 0, 0, 0, 0, 0, 0],
  ]
  return Uint8Array.from([...mark(0xa0), ...item, ...mark(0x80)])
}

const storedCase = (name: string, right: Omit<MediaCase, 'name' | 'make'>): MediaCase => ({
  name,
  make: async (read) => [await read(`files/${name}`)],
  ...right,
})

const generatedCase = (name: string, seconds: number, make: MediaCase['make']): MediaCase => ({
  name,
  seconds,
  make,
})

const namedCase = (name: string, foreign: string, bytes: Uint8Array<ArrayBuffer>): MediaCase => ({
  name,
  make: async () => [bytes],
  foreign,
})

const loadRecording = (name: string) => (read: ReadSupportFile) => read(`recordings/${name}`)
const [mp3, plainMp3, flac, aac, m4a, ogg, opus] = [
  'voice.mp3',
  'plain.mp3',
  'voice.flac',
  'voice.aac',
  'voice.m4a',
  'voice.ogg',
  'voice.opus',
].map(loadRecording)
const readFirst = (one: typeof mp3, read: ReadSupportFile) =>
  one ? one(read) : Promise.reject(new Error('no recording'))

/**
 * One-second rhythm of tones in which the sound from 2.4 to 4.4 s was not stored. The packet before this gap lasts until
 * its end.
 */
export const soundsWithGap = [
  'm4a-gap.m4a',
  'mp4-fragmented-gap.mp4',
  'webm-gap.webm',
  'mkv-gap.mkv',
  'ogg-gap-by-ffmpeg.opus',
  'ogg-gap-packet-a-page.opus',
  'ogg-gap-within-packets.opus',
  'ogg-gap-vorbis.ogg',
]

/** The highest level between two moments of such a sound, in seconds. */
export const loudestBetween = (sound: { duration: number; peaks: number[] }, from: number, to: number) =>
  Math.max(
    ...sound.peaks.slice(
      ...[from, to].map((time) => Math.round((time / sound.duration) * sound.peaks.length)),
    ),
  )

/** Recordings that people really have, taken from public bug reports, and others of the same kinds. */
export const mediaCases: readonly MediaCase[] = [
  generatedCase('01-piped.wav', 3, async () => [wavBytes(3, { riff: 0xffff_ffff, data: 0xffff_ffff })]),
  generatedCase('03-riff-8-too-large.wav', 3, async () => [
    wavBytes(3, { riff: 3 * RATE * 2 + WAV_HEAD_BYTES }),
  ]),
  generatedCase('riff-0.wav', 3, async () => [wavBytes(3, { riff: 0, data: 0 })]),
  generatedCase('riff-too-small.wav', 3, async () => [wavBytes(3, { riff: 36 })]),
  generatedCase('half-of-32-bits.wav', 3, async () => [
    wavBytes(3, { riff: 0x7fff_ffff, data: 0x7fff_ffdb }),
  ]),
  generatedCase('length-too-short.wav', 3, async () => [wavBytes(3, { data: 1000 })]),
  generatedCase('20-bit.wav', 3, async () => [wav20Bit(3)]),
  generatedCase('no-frame-size.wav', 3, async () => [wavWith(3, { 28: 0, 30: 0, 32: 0 })]),
  generatedCase('frame-size-doubled.wav', 3, async () => [wavWith(3, { 32: 4 })]),
  namedCase('g722.wav', 'G.722 · WAV', wavWith(1, { 20: 655 })),
  generatedCase('blank-lines-before.wav', 3, async () => ['\r\n\r\n', wavBytes(3)]),
  generatedCase('byte-order-mark-before.wav', 3, async () => ['\ufeff', wavBytes(3)]),
  generatedCase('last-sample-cut.wav', 3, async () => [wavBytes(3).slice(0, -5)]),
  generatedCase('04-rf64.wav', 3, async () => rf64(3)),
  generatedCase('05-field-recorder.wav', 3, async () => fieldRecorder(3)),
  generatedCase('tag-before.wav', 3, async () => [id3(64), wavBytes(3)]),
  storedCase('06-wav-alaw-call.wav', { seconds: 7.368 }),
  storedCase('07-wav-gsm610.wav', { foreign: 'GSM · WAV' }),
  storedCase('wav-holding-mp3.wav', { seconds: 2.124 }),
  generatedCase('08-joined.mp3', 12.168, async (read) => [
    await readFirst(mp3, read),
    id3(32),
    await readFirst(plainMp3, read),
  ]),
  storedCase('10-mp3-last-frame-partial.mp3', { seconds: 10.318, endsShort: true }),
  generatedCase('11-large-cover-unsynchronised.mp3', 6, async (read) => [
    id3(150_000, UNSYNCHRONISED),
    await readFirst(mp3, read),
  ]),
  generatedCase('leading-zeros.mp3', 6, async (read) => [new Uint8Array(30_000), await readFirst(mp3, read)]),
  generatedCase('starting-within-a-frame.mp3', 6.06, async (read) => [
    (await readFirst(plainMp3, read)).slice(100),
  ]),
  generatedCase('other-bytes-before.mp3', 6.084, async (read) => [
    otherBytes(3000),
    await readFirst(mp3, read),
  ]),
  generatedCase('headers-of-a-server-before.mp3', 6.084, async (read) => [
    'ICY 200 OK\r\nicy-name: Radio\r\n\r\n',
    await readFirst(mp3, read),
  ]),
  generatedCase('ape-tag-first.mp3', 6.084, async (read) => [apeTag(), await readFirst(mp3, read)]),
  generatedCase('ape-tag-behind.mp3', 6.084, async (read) => [await readFirst(mp3, read), apeTag()]),
  storedCase('12-mp3-mpeg25-8khz.mp3', { seconds: 9.936 }),
  storedCase('mp3-varying-rate-without-index.mp3', { seconds: 9.012 }),
  generatedCase('13-tag-first.flac', 6, async (read) => [id3(300), await readFirst(flac, read)]),
  generatedCase('last-frame-cut.flac', 5.9, async (read) => [(await readFirst(flac, read)).slice(0, -20)]),
  storedCase('14-aac-adts-id3-first.aac', { seconds: 9.824 }),
  {
    ...generatedCase('last-frame-cut.aac', 6, async (read) => [(await readFirst(aac, read)).slice(0, -9)]),
    endsShort: true,
  },
  generatedCase('starting-within-a-frame.aac', 6, async (read) => [(await readFirst(aac, read)).slice(30)]),
  storedCase('15-m4a-alac-voice-memo.m4a', { foreign: 'Apple Lossless (ALAC) · M4A' }),
  generatedCase('tag-behind.m4a', 6, async (read) => [
    await readFirst(m4a, read),
    bytesOf('TAG'),
    new Uint8Array(125),
  ]),
  generatedCase('zeros-behind.m4a', 6, async (read) => [await readFirst(m4a, read), new Uint8Array(1000)]),
  storedCase('m4a-starting-at-2s.m4a', { seconds: 4.56 }),
  storedCase('m4a-trimmed-by-edit-list.m4a', { seconds: 3.12 }),
  storedCase('17-mov-without-ftyp.mov', { seconds: 3.2 }),
  storedCase('18-3gp-amr-phone-recorder.3gp', { seconds: 9.8 }),
  storedCase('19-amr-narrow-phone.amr', { seconds: 9.8 }),
  storedCase('20-opus-cut-from-stream-at-1h.opus', { seconds: 8.056 }),
  generatedCase('chained.opus', 12, async (read) => [
    await readFirst(opus, read),
    await readFirst(opus, read),
  ]),
  generatedCase('chained.ogg', 12, async (read) => [await readFirst(ogg, read), await readFirst(opus, read)]),
  storedCase('22-webm-silence-not-sent.webm', { seconds: 22.061 }),
  storedCase('webm-starting-at-30-minutes.webm', { seconds: 3.01 }),
  storedCase('webm-film-starting-at-30-minutes.webm', { seconds: 3.009 }),
  generatedCase('zeros-behind.webm', 22.061, async (read) => [
    await read('files/22-webm-silence-not-sent.webm'),
    new Uint8Array(5000),
  ]),
  storedCase('23-mp4-sound-begins-4s-late.mp4', { seconds: 14 }),
  storedCase('24-mp4-rotated-phone.mp4', { seconds: 10 }),
  storedCase('25-mp4-anamorphic.mp4', { seconds: 8 }),
  storedCase('26-mp4-hevc-vfr.mp4', { seconds: 10.293 }),
  storedCase('28-mkv-obs.mkv', { seconds: 8.546 }),
  storedCase('29-mp4-fragmented-browser.mp4', { seconds: 7.8 }),
  storedCase('mkv-ac3.mkv', { foreign: 'AC-3 · MKV' }),
  storedCase('mkv-pcm.mkv', { seconds: 1.5 }),
  storedCase('mkv-ac3-then-aac.mkv', { seconds: 1.5 }),
  storedCase('flac-ending-in-silence.flac', { seconds: 7.8 }),
  ...soundsWithGap.map((name) => storedCase(name, { seconds: 7.3 })),
  storedCase('wav-float-stereo.wav', { seconds: 0.5 }),
  storedCase('wav-24-bit-surround.wav', { seconds: 0.4 }),
  storedCase('mp4-opus.mp4', { seconds: 1.5 }),
  storedCase('m4a-flac.m4a', { seconds: 1.5 }),
  storedCase('mp4-mp3.mp4', { seconds: 1.6 }),
  storedCase('book-with-no-chapters.m4b', { seconds: 1.5 }),
  storedCase('ogg-flac.oga', { foreign: 'FLAC · OGG' }),
  storedCase('mp2-named-mp3.mp3', { foreign: 'MP2' }),
  storedCase('aiff.aiff', { foreign: 'AIFF' }),
  storedCase('wav-adpcm.wav', { foreign: 'ADPCM · WAV' }),
  namedCase('film.swf', 'Flash (SWF)', bytesOf('CWS\x0f0000')),
  namedCase('disc.thd', 'TrueHD', bytesOf('\x70\x04\0\0\xf8\x72\x6f\xba')),
  namedCase('radio.pls', 'PLS', bytesOf('[playlist]\nFile1=http://a.example/a\n')),
  storedCase('ogg-speex.spx', { foreign: 'Speex · OGG' }),
]
