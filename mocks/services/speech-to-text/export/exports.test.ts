import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Format } from '#src/contract/catalog.ts'
import { exported, meeting, projectIn } from '#tests/support/backend/exported-transcript.ts'
import { probeSubtitles } from '#tests/support/backend/probe-subtitles.ts'
import { currentTranscript, TRANSCRIPTS, wordsIn } from '#tests/support/backend/transcript-project.ts'

const HOSTILE = '<i>a</i> & "b" --> c ]]> \u0007<v X>'
/** The stored text: without the control character. */
const KEPT = HOSTILE.replace('\u0007', '')

/** The meeting with a hostile first sentence by a speaker with a hostile name. */
async function hostileMeeting() {
  const { client, project } = await meeting()
  const speakers = project.body.transcript?.speakers.map((speaker, index) =>
    index === 0 ? { ...speaker, name: 'A > B & <b>C</b>\n\nD' } : speaker,
  )
  await client.put(`${TRANSCRIPTS}/${project.id}`, { speakers })
  await client.put(`${TRANSCRIPTS}/${project.id}/${project.body.blocks[0]?.id}`, { text: HOSTILE })
  return { client, project: await currentTranscript(client, project.id) }
}

test('a transcript is exported as text, document, data and subtitles, without sound options', async () => {
  const { client } = await meeting()
  const { formats } = await client.get<{ formats: Format[] }>(`${TRANSCRIPTS}/get-formats`)
  expect(formats.map(({ code }) => code)).toEqual(['txt', 'docx', 'json', 'srt', 'vtt'])
  expect(formats.flatMap(({ qualities }) => qualities)).toEqual([])
  const ofSound = ['layout', 'gap', 'subtitles']
  expect(formats.flatMap(({ options }) => options).filter((option) => ofSound.includes(option))).toEqual([])
})

test('plain text names speakers and times, and joins consecutive sentences of one person', async () => {
  const { client, project } = await meeting()
  const { file, text } = await exported(client, project, { format: 'txt' })
  expect(file).toMatchObject({ file_name: 'Planlaşdırma iclası.txt', mime: 'text/plain' })
  expect(text).toMatch(/^Planlaşdırma iclası\n\n\[00:00:00\] Leyla\nHamıya sabahınız xeyir\./)
  for (const block of project.body.blocks) expect(text).toContain(`\n${block.text}\n`)
  expect(text.match(/\] Leyla$/gm)?.length).toBeLessThan(
    project.body.blocks.filter(({ speaker_id }) => speaker_id === 's1').length,
  )
})

test('exported data contain every word with its times and its speaker', async () => {
  const { client, project } = await hostileMeeting()
  const { text } = await exported(client, project, { format: 'json' })
  const data = JSON.parse(text)
  expect(data).toMatchObject({
    title: project.title,
    language: 'az-AZ',
    duration: project.duration,
    is_simulated: false,
  })
  expect(data.speakers).toHaveLength(3)
  expect(data.segments).toHaveLength(project.body.blocks.length)
  expect(data.segments[0].text).toBe(KEPT)
  expect(data.segments[1].words).toEqual(wordsIn(project.body.blocks[1]))
})

test('a Word document contains every paragraph, and hostile text in it stays text', async () => {
  const { client, project } = await hostileMeeting()
  const { file, bytes } = await exported(client, project, { format: 'docx' })
  expect(file?.mime).toContain('wordprocessingml')
  const parts = unzipSync(bytes)
  expect(Object.keys(parts)).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'docProps/core.xml',
    'word/document.xml',
    'word/styles.xml',
    'word/_rels/document.xml.rels',
  ])
  const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array())
  expect(xml).toContain('&lt;i&gt;a&lt;/i&gt; &amp; &quot;b&quot; --&gt; c ]]&gt; &lt;v X&gt;')
  expect(xml).not.toContain('\u0007')
  expect(xml).toContain('A &gt; B &amp; &lt;b&gt;C&lt;/b&gt; D')
  expect(xml.match(/<w:p>/g)?.length).toBeGreaterThan(project.body.blocks.length)
  for (const block of project.body.blocks.slice(1)) expect(xml).toContain(`>${block.text}<`)
})

const linesOf = (text: string) =>
  text
    .trim()
    .split(/\n\n+/)
    .map((cue) => cue.split('\n'))

test('SRT has at most two lines of 42 characters for seven seconds, whole words, and names where a speaker starts', async () => {
  const { client, project } = await meeting()
  const { bytes, text } = await exported(client, project, { format: 'srt' })
  const { codec, cues } = await probeSubtitles(bytes, 'srt')
  const own = linesOf(text)
  expect(codec).toBe('subrip')
  expect(cues).toHaveLength(own.length)
  cues.forEach(({ start, seconds }, index) => {
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(7.001)
    expect(start + seconds).toBeLessThanOrEqual((cues[index + 1]?.start ?? 1e9) + 0.001)
  })
  const said = own.map(([, , ...lines]) => lines)
  for (const lines of said) {
    expect(lines.length).toBeLessThanOrEqual(2)
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(42)
  }
  const words = said
    .flat()
    .join(' ')
    .replaceAll(/(Leyla|Elçin|Aysel): /g, '')
  expect(words).toBe(project.body.blocks.map((block) => block.text).join(' '))
  expect(text.match(/Elçin: /g)?.length).toBeGreaterThan(3)
})

test('WebVTT has names in voice spans, and no text or name is read as markup', async () => {
  const { client, project } = await hostileMeeting()
  const { bytes, text } = await exported(client, project, { format: 'vtt' })
  expect((await probeSubtitles(bytes, 'vtt')).codec).toBe('webvtt')
  expect(text).toMatch(/^WEBVTT\n\n1\n/)
  expect(text).toContain('<v A &gt; B &amp; &lt;b&gt;C&lt;/b&gt; D>&lt;i&gt;a&lt;/i&gt; &amp; "b"')
  const tags = text.match(/<[^>]*>/g) ?? []
  expect(tags.every((tag) => tag.startsWith('<v '))).toBe(true)
  expect(text.match(/-->/g)?.length).toBe(linesOf(text).length - 1)
})

test('arrows in a name or a text do not break an SRT file', async () => {
  const { client, project } = await hostileMeeting()
  const { bytes, text } = await exported(client, project, { format: 'srt' })
  expect((await probeSubtitles(bytes, 'srt')).cues).toHaveLength(linesOf(text).length)
})

test('simulated words are labelled in the file, in its language', async () => {
  const { client, project } = await projectIn('transcripts', 'Lecture, part two')
  const label = 'Simulated: the sandbox hears English only, so the other words are made up.'
  expect((await exported(client, project, { format: 'txt' })).text).toContain(`\n${label}\n`)
  expect((await exported(client, project, { format: 'vtt' })).text).toContain(`NOTE ${label}\n`)
  expect(JSON.parse((await exported(client, project, { format: 'json' })).text).is_simulated).toBe(true)
  const { bytes } = await exported(client, project, { format: 'docx' })
  expect(strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array())).toContain(label)
})

test('selected segments are exported alone under the requested name, and sound options are ignored', async () => {
  const { client, project } = await meeting()
  const chosen = project.body.blocks[2]
  const { file, text } = await exported(client, project, {
    format: 'txt',
    layout: 'per_block',
    subtitles: 'srt',
    gap: 3,
    file_name: 'Cavab',
    block_ids: [chosen?.id],
  })
  expect(file?.file_name).toBe('Cavab.txt')
  expect(text).toContain(chosen?.text)
  expect(text).not.toContain(project.body.blocks[0]?.text)
})

test('an empty transcript, a selection without text and a sound format are refused', async () => {
  const { client, project } = await projectIn('transcripts', 'Customer interview')
  client.locale = 'en'
  const ask = (id: number, request: object) =>
    client.call('POST', `${TRANSCRIPTS}/export/${id}`, { layout: 'single', format: 'txt', ...request })
  expect(await ask(project.id, {})).toMatchObject({
    status: 422,
    error: { code: 'transcript_empty', message: 'There is no text to export yet.' },
  })
  const other = await meeting()
  const refused = await other.client.call('POST', `${TRANSCRIPTS}/export/${other.project.id}`, {
    layout: 'single',
    format: 'txt',
    block_ids: [1],
  })
  expect(refused).toMatchObject({ status: 422, error: { code: 'transcript_empty' } })
  const sound = await other.client.call('POST', `${TRANSCRIPTS}/export/${other.project.id}`, {
    layout: 'single',
    format: 'mp3',
  })
  expect(sound).toMatchObject({ status: 422, error: { code: 'format_not_found' } })
})
