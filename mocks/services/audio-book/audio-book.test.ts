import { unzipSync } from 'fflate'
import { beforeEach, expect, test } from 'vitest'
import { spokenInVoiceSample } from '#mocks/features/audio/voice-samples.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import {
  BOOKS,
  bookOf,
  changeBook,
  currentBook,
  exportBook,
  generateBook,
  sendBook,
} from '#tests/support/backend/book-project.ts'
import { type CustomerClient, customerIn } from '#tests/support/backend/customer-client.ts'
import { probeAudio, probeChapters } from '#tests/support/backend/probe-audio.ts'
import { epubFile, PNG, seaside } from '#tests/support/book-files.ts'

let client: CustomerClient

beforeEach(async () => {
  client = await customerIn()
})

const outline = ({ body }: Awaited<ReturnType<typeof bookOf>>) =>
  body.blocks.map(({ type, text }) => (type === 'chapter' ? `# ${text}` : text))

test('an EPUB becomes a book with title, author, language, cover and table of contents', async () => {
  const project = await bookOf(client, epubFile(seaside))
  expect(project).toMatchObject({ title: seaside.title, status: projectStatuses.DRAFT, language: 1 })
  expect(project.body.book).toMatchObject({ author: seaside.author })
  const cover = await client.fetch(project.body.book?.cover_url ?? '')
  expect(cover.headers.get('content-type')).toBe('image/png')
  expect(outline(project)).toEqual([
    '# Contents',
    ...seaside.chapters.map(({ title }) => title),
    ...seaside.chapters.flatMap(({ title, paragraphs }) => [`# ${title}`, ...paragraphs]),
  ])
})

test('pages about the book are omitted: not counted, charged or spoken', async () => {
  const project = await bookOf(client, epubFile(seaside))
  const [contents, ...rest] = project.body.blocks
  expect(contents?.settings?.is_left_out).toBe(true)
  const chapters = seaside.chapters.flatMap(({ title, paragraphs }) => [title, ...paragraphs])
  expect(project.characters).toBe(chapters.join('').length)
  expect(rest.filter(({ settings }) => settings?.is_left_out)).toEqual([])
})

test('a book is spoken and exported as M4B with its chapters and cover', async () => {
  const project = await bookOf(client, epubFile(seaside))
  expect(await generateBook(client, project)).toBe(project.price)
  const { status, body } = await currentBook(client, project)
  expect(status).toBe(projectStatuses.COMPLETED)
  expect(body.blocks[0]?.generated.status).toBe('none')
  const { file, bytes } = await exportBook(client, project, { format: 'm4b', quality: '64' })
  expect(file).toMatchObject({ mime: 'audio/mp4', file_name: `${seaside.title}.m4b` })
  const found = await probeChapters(bytes)
  expect(found.chapters.map(({ title }) => title)).toEqual(seaside.chapters.map(({ title }) => title))
  expect(found).toMatchObject({
    title: seaside.title,
    artist: seaside.author,
    language: 'aze',
    hasCover: true,
  })
  expect(found.chapters.at(-1)?.end).toBeCloseTo(found.duration, 0)
  expect((await probeAudio(bytes)).codec).toBe('aac')
})

test('one MP3 per chapter comes in a ZIP, in order and named after its chapter', {
  tags: 'long',
}, async () => {
  const project = await bookOf(client, epubFile(seaside))
  await generateBook(client, project)
  const { file, bytes } = await exportBook(client, project, {
    format: 'mp3',
    layout: 'per_block',
    quality: '64',
  })
  expect(file.mime).toBe('application/zip')
  const entries = unzipSync(bytes)
  expect(Object.keys(entries)).toEqual(
    seaside.chapters.map(({ title }, index) => `0${index + 1} ${title}.mp3`),
  )
  const first = await probeChapters(Object.values(entries)[0] ?? new Uint8Array())
  expect(first).toMatchObject({
    title: seaside.chapters[0]?.title,
    album: seaside.title,
    track: '1/3',
    hasCover: true,
  })
})

test('data entered with a new book take precedence over those of its file', async () => {
  const image = new File([PNG, ' '], 'cover.png', { type: 'image/png' })
  const book = { author: 'N. Rəfibəyli', narrator: 'Leyla' }
  const { data } = await sendBook(client, epubFile(seaside), { title: 'Dəniz', book, image })
  expect(data.project).toMatchObject({ title: 'Dəniz', body: { book } })
  expect(data.project.body.book?.credits.opening).toBe('Dəniz. Müəllif: N. Rəfibəyli. Oxuyur: Leyla.')
  const cover = await client.fetch(data.project.body.book?.cover_url ?? '')
  expect((await cover.arrayBuffer()).byteLength).toBe(image.size)
})

test('without a narrator’s name, the current voice is named', async () => {
  const project = await bookOf(client, epubFile(seaside))
  const { voices } = client.world.db
  expect(project.body.book?.narrator).toBe(voices.need(project.body.voice_id ?? 0).name)
  const other = voices.need(2)
  await client.put(`${BOOKS}/${project.id}`, { voice_id: other.id })
  const { body } = await currentBook(client, project)
  expect(body.book?.narrator).toBe(other.name)
  expect(body.book?.credits.closing).toContain(`Oxudu: ${other.name}.`)
})

test('credits are in the language of the book, with its current names', async () => {
  const project = await bookOf(client, epubFile(seaside))
  const { data } = await changeBook(client, project, { book: { narrator: 'Kamran' } })
  expect(data.project.body.book?.credits.opening).toBe(
    'Dəniz kənarında. Müəllif: Nigar Rəfibəyli. Oxuyur: Kamran.',
  )
})

test.each([
  [1, 'Dəniz. Müəllif: N. R. Oxuyur: Kamran.', /^Siz “Dəniz” kitabını dinlədiniz/],
  [2, 'Dəniz. Yazan: N. R. Seslendiren: Kamran.', /^“Dəniz” adlı kitabı dinlediniz/],
  [3, 'Dəniz. Written by N. R. Narrated by Kamran.', /^You have been listening to “Dəniz”/],
  [4, 'Dəniz. Автор — N. R. Читает Kamran.', /^Вы слушали книгу «Dəniz»/],
])(
  'a book in language %i gets a voice of that language, also for its credits',
  async (language, opening, closing) => {
    const book = { author: 'N. R.', narrator: 'Kamran' }
    const { data } = await sendBook(client, epubFile(seaside), { title: 'Dəniz', book, language })
    const { body } = data.project
    expect(data.project.language).toBe(language)
    expect(client.world.db.voices.need(body.voice_id ?? 0).language_ids).toContain(language)
    expect(body.book?.credits.opening).toBe(opening)
    expect(body.book?.credits.closing).toMatch(closing)
  },
)

test('before payment the narrator reads the first page as a sample, and afterwards not', async () => {
  const project = await bookOf(client, epubFile(seaside))
  const settings = { speed: 1.25, pronunciations: [{ written: 'Külək', said: 'yel' }] }
  await client.put(`${BOOKS}/${project.id}`, { settings })
  const url = (await currentBook(client, project)).body.book?.sample_url ?? ''
  const spoken = spokenInVoiceSample(url.split('/').at(-1) ?? '')
  expect(spoken).toMatchObject({ language: 1, voice_id: project.body.voice_id, settings: { speed: 1.25 } })
  expect(spoken?.text).toMatch(/^Birinci fəsil\. yel yel bütün gecə əsdi\. Səhər dəniz sakit idi\. /)
  const sound = await probeAudio(new Uint8Array(await (await client.fetch(url)).arrayBuffer()))
  expect(sound.duration).toBeGreaterThan(5)
  await generateBook(client, project)
  expect((await currentBook(client, project)).body.book?.sample_url).toBeNull()
})

test('a free sample of a long book is a minute, up to the end of a sentence', async () => {
  const paragraphs = Array.from({ length: 40 }, (_, index) => `Külək ${index} dəfə əsdi və dəniz sakit oldu.`)
  const chapters = [{ title: 'Külək', paragraphs }]
  const { body } = await bookOf(client, epubFile({ ...seaside, chapters }))
  const { text = '' } = spokenInVoiceSample(body.book?.sample_url?.split('/').at(-1) ?? '') ?? {}
  expect(text.length).toBeGreaterThan(700)
  expect(text.length).toBeLessThanOrEqual(800)
  expect(text).toMatch(/oldu\.$/)
})
