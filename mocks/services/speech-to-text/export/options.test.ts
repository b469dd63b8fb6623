import { strFromU8, unzipSync } from 'fflate'
import { parseSync } from 'subtitle'
import { expect, test } from 'vitest'
import type { Format } from '#src/contract/catalog.ts'
import type { ExportBody } from '#src/contract/runs.ts'
import { exported, meeting } from '#tests/support/backend/exported-transcript.ts'
import { probeSubtitles } from '#tests/support/backend/probe-subtitles.ts'
import { TRANSCRIPTS, wordsIn } from '#tests/support/backend/transcript-project.ts'
import { writeTranscriptSrt, writeTranscriptVtt } from './subtitle-files.ts'

const TIME = /\d\d:\d\d:\d\d/

const documentOf = (bytes: Uint8Array) =>
  strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array()).replaceAll(/<w:t[^>]*>/g, '\n')

test('each format lists the parts that can be left out, and subtitles their lines', async () => {
  const { client } = await meeting()
  const { formats } = await client.get<{ formats: Format[] }>(`${TRANSCRIPTS}/get-formats`)
  expect(formats.map(({ code, options }) => [code, ...options])).toEqual([
    ['txt', 'speakers', 'timestamps'],
    ['docx', 'speakers', 'timestamps'],
    ['json', 'speakers'],
    ['srt', 'speakers', 'lines'],
    ['vtt', 'speakers', 'lines'],
  ])
})

test('text is exported without names, without times, or as words alone, by turns of the speakers', async () => {
  const { client, project } = await meeting()
  const nameless = (await exported(client, project, { format: 'txt', has_speakers: false })).text
  expect(nameless).toMatch(/^Planlaşdırma iclası\n\n\[00:00:00\]\nHamıya sabahınız xeyir\./)
  expect(nameless).not.toMatch(/\] \S/)
  const timeless = (await exported(client, project, { format: 'txt', has_timestamps: false })).text
  expect(timeless).toMatch(/^Planlaşdırma iclası\n\nLeyla\nHamıya sabahınız xeyir\./)
  expect(timeless).not.toMatch(TIME)
  const plain = { format: 'txt', has_speakers: false, has_timestamps: false }
  const bare = (await exported(client, project, plain)).text
  expect(bare.match(/\n\n/g)).toHaveLength(timeless.match(/\n\n/g)?.length ?? 0)
  const said = project.body.blocks.map(({ text }) => text).join(' ')
  expect(bare.replace('Planlaşdırma iclası\n\n', '').trim().replaceAll(/\s+/g, ' ')).toBe(said)
})

test('a document is exported without names, without times, or without both and without empty paragraphs', async () => {
  const { client, project } = await meeting()
  const made = async (request: object) =>
    documentOf((await exported(client, project, { format: 'docx', ...request })).bytes)
  expect(await made({})).toMatch(/\nLeyla {2}<.*\n00:00:00</s)
  const nameless = await made({ has_speakers: false })
  expect(nameless).toMatch(/\n00:00:00</)
  expect(nameless).not.toMatch(/\nLeyla {2}</)
  const timeless = await made({ has_timestamps: false })
  expect(timeless).toMatch(/\nLeyla</)
  expect(timeless).not.toMatch(TIME)
  const bare = await made({ has_speakers: false, has_timestamps: false })
  expect(bare).not.toContain('Heading2')
  expect(bare.match(/<w:p>/g)).toHaveLength(project.body.blocks.length + 1)
})

test('data without names contain every word and its times, and no speaker', async () => {
  const { client, project } = await meeting()
  const { text } = await exported(client, project, {
    format: 'json',
    has_speakers: false,
    has_timestamps: false,
  })
  const data = JSON.parse(text)
  expect(data.speakers).toEqual([])
  expect(data.segments.every(({ speaker }: { speaker: unknown }) => speaker === null)).toBe(true)
  expect(text).not.toContain('speaker_id')
  expect(data.segments[1].words).toEqual(wordsIn(project.body.blocks[1]))
})

test.each(['srt', 'vtt'] as const)(
  '%s: subtitles without names contain only the words',
  { tags: 'long' },
  async (format) => {
    const { client, project } = await meeting()
    const { bytes, text } = await exported(client, project, { format, has_speakers: false })
    expect(text).not.toMatch(/<v |(Leyla|Elçin|Aysel): /)
    const { cues } = await probeSubtitles(bytes, format)
    expect(cues.length).toBeGreaterThan(project.body.blocks.length / 2)
    const words = parseSync(text).flatMap((node) => (node.type === 'cue' ? node.data.text.split(/\s+/) : []))
    expect(words.join(' ')).toBe(project.body.blocks.map((block) => block.text).join(' '))
  },
)

test.each([
  { format: 'srt', line_length: 24, line_count: 1 },
  { format: 'vtt', line_length: 24, line_count: 1 },
  { format: 'srt', line_length: 32, line_count: 3 },
  { format: 'srt', line_length: 80, line_count: 2 },
] as const)(
  'subtitles have at most $line_count lines of $line_length characters, each with the times of its words',
  async (request) => {
    const { client, project } = await meeting()
    const { bytes, text } = await exported(client, project, request)
    expect((await probeSubtitles(bytes, request.format)).codec).toBe(
      request.format === 'srt' ? 'subrip' : 'webvtt',
    )
    const spoken = project.body.blocks.flatMap(wordsIn)
    let place = 0
    let most = 0
    for (const node of parseSync(text)) {
      if (node.type !== 'cue') continue
      const lines = node.data.text.replace(/<v [^>]*>/, '').split('\n')
      most = Math.max(most, lines.length)
      expect(lines.length).toBeLessThanOrEqual(request.line_count)
      for (const line of lines)
        if (line.includes(' ')) expect(line.length).toBeLessThanOrEqual(request.line_length)
      const said = lines
        .join(' ')
        .replace(/^(Leyla|Elçin|Aysel): /, '')
        .split(' ')
      const words = spoken.slice(place, place + said.length)
      place += said.length
      expect(said).toEqual(words.map((word) => word.text))
      expect(node.data.start / 1000).toBeCloseTo(words[0]?.start ?? -1, 2)
    }
    expect(place).toBe(spoken.length)
    expect(most).toBe(request.line_length === 80 ? most : request.line_count)
  },
)

test.each([
  { line_length: 19 },
  { line_length: 81 },
  { line_length: 30.5 },
  { line_count: 0 },
  { line_count: 4 },
])('line settings that nobody could read are refused at their field: %j', async (request) => {
  const { client, project } = await meeting()
  const asked = { layout: 'single', format: 'srt', ...request }
  const refused = await client.call('POST', `${TRANSCRIPTS}/export/${project.id}`, asked)
  expect(refused.status).toBe(422)
  expect(Object.keys(refused.errors ?? {})).toEqual(Object.keys(request))
})

test('the latest export options stay after the file has expired, including those that another format lacks', async () => {
  const { client, project } = await meeting()
  const lastChoice = async () =>
    (await client.get<{ last_export?: ExportBody }>(`${TRANSCRIPTS}/get-response/${project.id}`)).last_export
  expect(await lastChoice()).toBeUndefined()
  const lines = { has_speakers: false, line_length: 32, line_count: 1 }
  const first = await exported(client, project, { format: 'srt', file_name: 'Cavab', ...lines })
  expect(first.file?.request).toMatchObject({ format: 'srt', file_name: 'Cavab', ...lines })
  await exported(client, project, { format: 'txt', has_timestamps: false })
  const chosen = { format: 'txt', layout: 'single', gap: 0, has_timestamps: false, ...lines }
  expect(await lastChoice()).toEqual(chosen)
  client.world.clock.advance(2 * 86_400_000)
  await client.world.idle()
  expect(await lastChoice()).toEqual(chosen)
})

test('the last subtitle ends with the recording, also after a short word', () => {
  const words = [{ text: 'Bəli', start: 2.8, end: 2.9, confidence: 1 }]
  const segments = [{ start: 2.8, end: 2.9, speaker: null, text: 'Bəli', words, chapters: [] }]
  const whole = { title: '', language: 'az-AZ', duration: 3, isSimulated: false, note: null, segments }
  const transcript = { ...whole, hasSpeakers: false, hasTimestamps: true, lines: { length: 42, count: 2 } }
  expect(writeTranscriptSrt(transcript)).toContain('00:00:02,800 --> 00:00:03,000')
  expect(writeTranscriptVtt(transcript)).toContain('00:00:02.800 --> 00:00:03.000')
})
