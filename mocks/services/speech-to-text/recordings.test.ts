import { expect, test } from 'vitest'
import type { Project } from '#src/contract/project.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { qepikOf } from '#src/rules/money.ts'
import { minutesPrice } from '#src/rules/price.ts'
import { isPrivateHost } from '#src/rules/private-host.ts'
import { amrBytes } from '#tests/support/amr-recording.ts'
import { type CustomerClient, customerIn } from '#tests/support/backend/customer-client.ts'
import {
  draftOf,
  sendForm,
  speakAsStranger,
  TRANSCRIPTS,
  wavFile,
} from '#tests/support/backend/transcript-project.ts'
import { recordedBytes } from '#tests/support/recorded-file.ts'

const RATE = 8000
const sound = (seconds: number, at: (index: number) => number) => ({
  sampleRate: RATE,
  samples: Int16Array.from({ length: seconds * RATE }, (_, index) => at(index)),
})
const named = (content: BlobPart, name: string) => new File([content], name)
const hum = (seconds: number) => sound(seconds, (index) => 9000 * Math.sin(index / 9))
const init = (client: CustomerClient, fields: Record<string, unknown>) =>
  sendForm<{ project: Project }>(client, `${TRANSCRIPTS}/init`, fields)

test('a recording is measured and stored, and its price is known before payment', {
  tags: 'long',
}, async () => {
  const client = await customerIn()
  const audio = await speakAsStranger(['The meeting begins at ten.', 'Please bring your own cup.'])
  const file = wavFile(audio, 'Görüş, noyabr.wav')
  const project = await draftOf(client, file, { language: 3, speakers: 2, key_terms: ['Avaz'] })
  const seconds = audio.samples.length / audio.sampleRate
  expect(project).toMatchObject({ status: projectStatuses.DRAFT, title: 'Görüş, noyabr', language: 3 })
  expect(project.duration).toBeCloseTo(seconds, 2)
  expect(qepikOf(project.price ?? '')).toBe(
    minutesPrice(seconds, { price: { unit: 'minute', amount: '0.12' }, min_charge: '0.12' }),
  )
  const { transcript } = project.body
  expect(transcript).toMatchObject({
    source: { file_name: 'Görüş, noyabr.wav', mime: 'audio/wav', size: file.size },
    options: { language: 3, speakers: 2, audio_events: false, key_terms: ['Avaz'] },
    speakers: [],
    versions: [],
    detected_language: null,
    is_simulated: true,
  })
  expect(transcript?.source?.peaks).toHaveLength(200)
  const kept = await client.fetch(transcript?.source?.audio_url ?? '')
  expect(new Uint8Array(await kept.arrayBuffer())).toEqual(new Uint8Array(await file.arrayBuffer()))
})

test('a recording with a wrong extension is read as its real type, and so is a voice message of a messenger', async () => {
  const client = await customerIn()
  const renamed = await draftOf(client, named(wavFile(hum(2)), 'danışıq.mp3'))
  expect(renamed.body.transcript?.source).toMatchObject({ mime: 'audio/wav', file_name: 'danışıq.mp3' })
  const note = amrBytes(5)
  const { body, duration } = await draftOf(client, named(note, 'səs.amr'))
  expect(duration).toBeCloseTo(5, 1)
  expect(body.transcript?.source).toMatchObject({ mime: 'audio/amr', size: note.byteLength })
  const played = await client.fetch(body.transcript?.source?.audio_url ?? '')
  expect(played.headers.get('content-type')).toBe('audio/wav')
  const saved = await client.fetch(body.transcript?.source?.download_url ?? '')
  expect(new Uint8Array(await saved.arrayBuffer())).toEqual(note)
})

test('sending the same client id twice creates one project', { tags: 'long' }, async () => {
  const client = await customerIn()
  const file = wavFile(hum(2))
  const first = await sendForm<{ project: Project }>(client, `${TRANSCRIPTS}/init?client_id=a1`, { file })
  const second = await sendForm<{ project: Project }>(client, `${TRANSCRIPTS}/init?client_id=a1`, { file })
  expect(second.data.project.id).toBe(first.data.project.id)
})

const wav = wavFile(hum(2))
const mp3 = await recordedBytes('voice.mp3')
const flac = await recordedBytes('voice.flac')
const opus = await recordedBytes('voice.opus')
const film = await recordedBytes('silent-film.mp4')
const refused: [string, () => Record<string, unknown>, string, string][] = [
  ['nothing', () => ({ title: 'x' }), 'file', 'Choose a recording'],
  ['a file and an address', () => ({ file: wav, source_url: 'https://a.az/b.wav' }), 'source_url', 'either'],
  ['a type that is not accepted', () => ({ file: named('x', 'notes.pdf') }), 'file', 'MP3, WAV, M4A'],
  ['a file without an ending', () => ({ file: named('x', 'notes') }), 'file', 'not accepted'],
  ['an empty file', () => ({ file: named('', 'a.wav') }), 'file', 'is empty'],
  ['a renamed program', () => ({ file: named('MZ\x90\x00 program', 'a.mp3') }), 'file', 'damaged'],
  ['a cut-off WAV', () => ({ file: named(wav.slice(0, 9000), 'a.wav') }), 'file', 'ends too early'],
  [
    'a cut-off MP3',
    () => ({ file: named(mp3.slice(0, mp3.length / 2), 'a.mp3') }),
    'file',
    'Only 3 of about 6 s',
  ],
  ['a cut-off FLAC', () => ({ file: named(flac.slice(0, 20_000), 'a.flac') }), 'file', 'of about 6 s'],
  ['a cut-off voice note', () => ({ file: named(opus.slice(0, 6000), 'a.opus') }), 'file', 'ends after'],
  ['a film without sound', () => ({ file: named(film, 'a.mp4') }), 'file', 'no sound in the video'],
  ['silence', () => ({ file: wavFile(sound(3, () => 0)) }), 'file', 'only silence'],
  ['near silence', () => ({ file: wavFile(sound(3, (index) => index % 2)) }), 'file', 'only silence'],
  ['an unknown language', () => ({ file: wav, language: 99 }), 'language', 'no such language'],
]

test.each(refused)('%s is refused with a message under its field', async (_, fields, field, words) => {
  const client = await customerIn()
  client.locale = 'en'
  const { projects, transcripts } = client.world.db
  const before = [projects.count({}), transcripts.count({})]
  const answer = await init(client, fields())
  expect(answer.status).toBe(422)
  expect(answer.errors?.[field]?.[0]).toContain(words)
  expect([projects.count({}), transcripts.count({})]).toEqual(before)
})

test('a recording that is too long or too large is refused with the limit', { tags: 'long' }, async () => {
  const client = await customerIn()
  client.locale = 'en'
  await client.world.write((tx) => {
    const service = tx.services.first({ slug: 'speech-to-text' })
    if (service)
      tx.services.update(service.id, { limits: { ...service.limits, max_minutes: 1, max_file_mb: 1 } })
  })
  expect((await init(client, { file: wavFile(hum(61)) })).errors?.file?.[0]).toContain(
    '1 minutes are allowed',
  )
  expect((await init(client, { file: wavFile(hum(70)) })).errors?.file?.[0]).toContain('1 MB are allowed')
  expect((await init(client, { file: wavFile(hum(59)) })).status).toBe(200)
})

test.each([
  ['javascript:alert(1)', 'begin with https'],
  ['data:audio/wav;base64,AAAA', 'begin with https'],
  ['file:///etc/passwd', 'begin with https'],
  ['ftp://example.com/a.wav', 'begin with https'],
  ['not an address', 'not a web address'],
  ['//example.com/a.wav', 'not a web address'],
  ['https://user:secret@example.com/a.wav', 'user name'],
  ['https://samples.avaz.example@evil.example/a.wav', 'user name'],
  [`https://${'a'.repeat(500)}.com/a.wav`, 'No site can have this name'],
  ['http://localhost/a.wav', 'not on the public internet'],
  ['http://127.1/a.wav', 'not on the public internet'],
  ['http://2130706433/a.wav', 'not on the public internet'],
  ['http://192.168.1.10/a.wav', 'not on the public internet'],
  ['http://169.254.169.254/latest/meta-data/a.wav', 'not on the public internet'],
  ['http://[::1]/a.wav', 'not on the public internet'],
  ['http://[::ffff:10.0.0.1]/a.wav', 'not on the public internet'],
  ['http://printer/a.wav', 'not on the public internet'],
  ['http://nas.local./a.wav', 'not on the public internet'],
  ['https://example.com/meeting.mp3', 'cannot fetch files from the internet'],
  ['https://samples.avaz.example/unheard-of.wav', 'no recording at this address'],
  ['https://samples.avaz.example/%E0%A4%A', 'not a web address'],
])('the address %s is refused with a message', async (source_url, words) => {
  const client = await customerIn()
  client.locale = 'en'
  const answer = await client.call('POST', `${TRANSCRIPTS}/init`, { source_url })
  expect(answer.status).toBe(422)
  expect(answer.errors?.source_url?.[0]).toContain(words)
})

test('public addresses are not mistaken for private ones', () => {
  for (const host of [
    'example.com',
    '8.8.8.8',
    '172.32.0.1',
    '100.128.0.1',
    '[2a00:1450:4001::1]',
    'local.example',
  ])
    expect([host, isPrivateHost(host)]).toEqual([host, false])
})

test('a sample and a file of this sandbox are found by their address', { tags: 'long' }, async () => {
  const client = await customerIn()
  const start = (source_url: string) =>
    client.post<{ project: Project }>(`${TRANSCRIPTS}/init`, { source_url })
  const { project } = await start('https://samples.avaz.example/meeting-tr.wav')
  expect(project.body.transcript).toMatchObject({
    source: { file_name: 'meeting-tr.wav' },
    is_simulated: false,
  })
  expect(project.duration).toBeGreaterThan(30)
  const own = project.body.transcript?.source?.audio_url ?? ''
  const again = await start(`http://localhost${own}?download`)
  expect(again.project.duration).toBe(project.duration)
  const voice = await start('/sandbox/files/main/preview-1.wav/preview-1.wav')
  expect(voice.project.body.transcript?.is_simulated).toBe(false)
})
