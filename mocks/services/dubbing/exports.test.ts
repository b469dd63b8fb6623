import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { languageIds } from '#mocks/catalog/languages.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import {
  DUBBING,
  dubbed,
  exportedDub,
  filmDraft,
  latestExport,
} from '#tests/support/backend/dubbing-project.ts'
import { probeAudio, probeFilm, probeLevels } from '#tests/support/backend/probe-audio.ts'
import { speakAsStranger } from '#tests/support/backend/transcript-project.ts'
import { filmWith, pictureBytes } from '#tests/support/film-file.ts'

const { az, en } = languageIds
const spoken = () => speakAsStranger(['The meeting begins at ten.', 'Please bring your own cup.'])

async function dubOf(name: string) {
  const client = await customerIn()
  const film = await filmWith(await spoken(), name)
  const { id } = await filmDraft(client, film, { source_language: en })
  return { client, film, project: await dubbed(client, id) }
}

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())

test('a dub is exported as sound, clips, subtitles of both languages and a script', async () => {
  const { client, project } = await dubOf('film.mp4')
  const take = (choice: object) => exportedDub(client, project.id, { language: az, ...choice })
  const length = project.body.dubbing?.source?.duration ?? 0
  const mp3 = await probeAudio(await bytesOf(await take({ format: 'mp3', quality: '128' })))
  expect(mp3).toMatchObject({ codec: 'mp3', channels: 1 })
  expect(Math.abs(mp3.duration - length)).toBeLessThan(0.15)
  const wav = await probeAudio(await bytesOf(await take({ format: 'wav' })))
  expect(wav.codec).toBe('pcm_s16le')
  expect(Math.abs(wav.duration - length)).toBeLessThan(0.01)
  const clips = unzipSync(await bytesOf(await take({ format: 'mp3', quality: '128', layout: 'per_block' })))
  const spokenSeconds = project.body.blocks.map(({ translations }) => translations?.[az]?.generated.duration)
  const clipSeconds = await Promise.all(
    Object.values(clips).map(async (clip) => (await probeAudio(clip)).duration),
  )
  expect(clipSeconds).toHaveLength(spokenSeconds.length)
  for (const [index, seconds] of clipSeconds.entries()) {
    expect(Math.abs(seconds - (spokenSeconds[index] ?? 0))).toBeLessThan(0.15)
  }
  const [first] = project.body.blocks
  const said = first?.translations?.[az]?.text ?? ''
  const docx = unzipSync(await bytesOf(await take({ format: 'docx' })))
  const script = strFromU8(docx['word/document.xml'] ?? new Uint8Array())
  expect(script).toContain(first?.text)
  expect(script).toContain(said)
  // Each text is checked with the spelling of its language.
  expect(strFromU8(docx['word/styles.xml'] ?? new Uint8Array())).toContain('<w:lang w:val="az-AZ"/>')
  expect(script.match(/<w:lang w:val="en-US"\/>/g)).toHaveLength(project.body.blocks.length)
  const [word = ''] = said.split(' ')
  expect(await (await take({ format: 'srt' })).text()).toContain(word)
  expect(await (await take({ format: 'vtt', language: en })).text()).toContain(first?.text.split(' ')[0])
})

test.each([
  ['as much quieter as was chosen', { is_kept: true, level_db: -12 }, -12],
  ['not at all where it is not kept', { is_kept: false, level_db: 0 }, undefined],
])(
  'between the speech, the original is audible in the film %s',
  { tags: 'long' },
  async (_, background, level) => {
    const client = await customerIn()
    const { samples, sampleRate } = await spoken()
    const spokenUntil = samples.length / sampleRate
    const music = Int16Array.from({ length: 8 * sampleRate }, (_, at) => 900 * Math.sin(at / 12))
    const film = await filmWith({ sampleRate, samples: new Int16Array([...samples, ...music]) })
    const { id } = await filmDraft(client, film, { source_language: en, background })
    await dubbed(client, id)
    const made = await bytesOf(await exportedDub(client, id, { format: 'mp4', language: az }))
    const stretch = { start: spokenUntil + 5, end: spokenUntil + 7 }
    const heard = (await probeLevels(made, stretch)).rms
    const before = (await probeLevels(await bytesOf(film), stretch)).rms
    if (level === undefined) expect(heard).toBeLessThan(-80)
    else expect(heard - before).toBeCloseTo(level, 0)
  },
)

test('files of a dub are named after project and language, unless a name is given', async () => {
  const { client, project } = await dubOf('film.mp4')
  const take = async (choice: object) =>
    (await latestExport(client, project.id, { format: 'srt', ...choice })).file_name
  const names = [await take({ language: az }), await take({ language: en })]
  expect(names).toEqual([`${project.title}.az.srt`, `${project.title}.en.srt`])
  expect(await take({ language: az, file_name: 'Guide' })).toBe('Guide.srt')
})

test('the original sound can be a second track, and a picture in H.264 cannot become WebM', {
  tags: 'long',
}, async () => {
  const { client, project } = await dubOf('film.mp4')
  const kept = await exportedDub(client, project.id, { format: 'mp4', language: az, keeps_original: true })
  const { streams } = await probeFilm(await bytesOf(kept))
  expect(streams.map(({ kind, language }) => [kind, language])).toEqual([
    ['video', 'und'],
    ['audio', 'aze'],
    ['audio', 'eng'],
  ])
  const refused = await client.call('POST', `${DUBBING}/export/${project.id}`, {
    layout: 'single',
    format: 'webm',
    language: az,
  })
  expect(refused.status).toBe(422)
})

test('a picture that WebM supports is copied into one with the dub', { tags: 'long' }, async () => {
  const { client, film, project } = await dubOf('film.vp8.mp4')
  expect(project.body.dubbing?.source?.codecs?.picture).toBe('vp8')
  const made = await exportedDub(client, project.id, { format: 'webm', language: az })
  const { streams } = await probeFilm(await bytesOf(made))
  expect(streams.map(({ codec, language }) => [codec, language])).toEqual([
    ['vp8', undefined],
    ['vorbis', 'aze'],
  ])
  expect(await pictureBytes(made)).toEqual(await pictureBytes(film))
})
