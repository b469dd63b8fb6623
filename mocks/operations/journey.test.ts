import { unzipSync } from 'fflate'
import { parseSync } from 'subtitle'
import { beforeAll, expect, test } from 'vitest'
import type { Transaction } from '#src/contract/billing.ts'
import type { Project } from '#src/contract/project.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { qepikOf } from '#src/rules/money.ts'
import { type CustomerClient, customerIn } from '#tests/support/backend/customer-client.ts'
import { probeAudio } from '#tests/support/backend/probe-audio.ts'
import {
  balanceOf,
  currentProject,
  exported,
  generateAll,
  projectWith,
  SPEECH,
} from '#tests/support/backend/speech-project.ts'

const TEXTS = [
  'Muğam Azərbaycan xalqının yüz illər boyu qoruyub saxladığı musiqi sənətidir.',
  'Şuşada yay axşamları insanlar həyətlərə yığışar, gənc ifaçıları dinləyər və gecə yarısına qədər danışardılar.',
]
const GAP = 0.5

let client: CustomerClient
let project: Project
let price: string
let before: string

const cuesIn = (bytes: Uint8Array) =>
  parseSync(new TextDecoder().decode(bytes)).flatMap((node) => (node.type === 'cue' ? [node.data] : []))

const wordsOf = (text: string) => text.split(/\s+/)
const spokenOf = ({ body }: Project) => body.blocks.filter(({ type }) => type === 'text')
const lengthOf = ({ body }: Project) =>
  body.blocks.reduce((sum, { generated }) => sum + (generated.duration ?? 0), 0)

beforeAll(async () => {
  client = await customerIn()
  before = await balanceOf(client)
  const draft = await projectWith(client, [
    TEXTS[0] ?? '',
    { type: 'pause', text: '', settings: { pause: 1.5 } },
    TEXTS[1] ?? '',
  ])
  ;({ price, project } = await generateAll(client, draft.id, { scope: 'all', expected_price: draft.price }))
})

test('the project is completed and every block is spoken', () => {
  expect(project.status).toBe(projectStatuses.COMPLETED)
  expect(project.progress).toBe(100)
  for (const { generated, is_stale } of project.body.blocks) {
    expect(generated.status).toBe('ready')
    expect(is_stale).toBe(false)
  }
  for (const { generated } of spokenOf(project)) expect(generated.peaks).toHaveLength(200)
  expect(project.duration).toBeCloseTo(lengthOf(project), 2)
})

test('the balance is reduced by the price of the transaction', async () => {
  expect(qepikOf(before) - qepikOf(await balanceOf(client))).toBe(qepikOf(price))
  const { items } = await client.get<{ items: Transaction[] }>('/customer/transactions?per_page=1')
  expect(items[0]).toMatchObject({
    type: 'charge',
    status: 'paid',
    amount: `-${price}`,
    project: { id: project.id, title: project.title },
  })
})

test('the words are those of the text, in order and within the sound', () => {
  const [first, pause] = project.body.blocks
  const words = first?.generated.words ?? []
  expect(words.map(({ text }) => text)).toEqual(wordsOf(TEXTS[0] ?? ''))
  let last = 0
  for (const { start, end } of words) {
    expect(start).toBeGreaterThanOrEqual(last)
    expect(end).toBeGreaterThan(start)
    last = start
  }
  expect(words.at(-1)?.end).toBeLessThanOrEqual((first?.generated.duration ?? 0) + 0.01)
  expect(pause?.generated).toEqual({ status: 'ready', duration: 1.5 })
})

test('each block’s audio has its declared length and plays in other programs', { tags: 'long' }, async () => {
  for (const { generated } of spokenOf(project)) {
    const response = await client.fetch(generated.audio_url ?? '')
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect(bytes.byteLength).toBe(generated.size)
    expect((await probeAudio(bytes)).duration).toBeCloseTo(generated.duration ?? 0, 2)
  }
})

test('an edited block keeps its stale audio; regenerating changes charges only that block', async () => {
  const block = project.body.blocks[2]
  const path = `${SPEECH}/${project.id}/${block?.id}`
  const { block: edited } = await client.put<{ block: typeof block }>(path, { text: `${TEXTS[1]} Gözəl!` })
  expect(edited).toMatchObject({ is_stale: true, generated: { status: 'ready', text: TEXTS[1] } })
  expect((await currentProject(client, project.id)).status).toBe(projectStatuses.COMPLETED)

  const earlier = await balanceOf(client)
  const next = await generateAll(client, project.id, { scope: 'changed' })
  expect(qepikOf(earlier) - qepikOf(await balanceOf(client))).toBe(qepikOf(next.price))
  expect(next.project.body.blocks.map(({ generated }) => generated.takes?.length)).toEqual([1, undefined, 2])
  expect(next.project.body.blocks[2]).toMatchObject({ is_stale: false, generated: { cost: next.price } })
  project = next.project
})

test.each([
  ['64', 64],
  ['128', 128],
  ['192', 192],
])(
  'the export as MP3 of %s kbps is one sound of the right length',
  { tags: 'long' },
  async (quality, kbps) => {
    const { file, response, bytes } = await exported(client, project.id, { format: 'mp3', quality, gap: GAP })
    expect(file).toMatchObject({ status: 'ready', progress: 100, file_name: `${project.title}.mp3` })
    expect(response.headers.get('content-disposition')).toContain('attachment')
    const sound = await probeAudio(bytes)
    expect(sound).toMatchObject({ codec: 'mp3', kbps })
    expect(Math.abs(sound.duration - (lengthOf(project) + GAP))).toBeLessThan(0.12)
    // Players show the title and the voice.
    const tags = new TextDecoder().decode(bytes.slice(0, 300))
    const voice = client.world.db.voices.get(project.body.voice_id ?? 0)?.name
    expect(tags).toMatch(/^ID3/)
    expect(tags).toContain(project.title)
    expect(tags).toContain(voice)
  },
)

test('the export as WAV is exactly as long as its blocks', { tags: 'long' }, async () => {
  const { bytes } = await exported(client, project.id, { format: 'wav', file_name: 'a/b:c?.wav' })
  const sound = await probeAudio(bytes)
  expect(sound.codec).toBe('pcm_s16le')
  expect(sound.duration).toBeCloseTo(lengthOf(project), 1)
})

test.each(['srt', 'vtt'])('the export as %s has every word once, at its time', async (format) => {
  const { bytes } = await exported(client, project.id, { format, gap: GAP })
  const cues = cuesIn(bytes)
  const spoken = project.body.blocks.flatMap(({ generated }) => generated.words ?? [])
  expect(wordsOf(cues.map(({ text }) => text).join(' '))).toEqual(spoken.map(({ text }) => text))
  const [first, pause, second] = project.body.blocks.map(({ generated }) => generated)
  const begins = (first?.duration ?? 0) + (pause?.duration ?? 0) + GAP
  const firstWord = second?.words?.[0]
  const cue = cues.find(({ text }) => text.startsWith(firstWord?.text ?? ''))
  expect(Math.abs((cue?.start ?? 0) - 1000 * (begins + (firstWord?.start ?? 0)))).toBeLessThan(5)
})

test('the export per block is an archive of numbered files with subtitles', async () => {
  const { file, bytes } = await exported(client, project.id, {
    format: 'mp3',
    layout: 'per_block',
    subtitles: 'srt',
    file_name: 'Muğam',
  })
  expect(file).toMatchObject({ file_name: 'Muğam.zip', mime: 'application/zip' })
  const entries = unzipSync(bytes)
  expect(Object.keys(entries).sort()).toEqual([
    '01 Muğam.mp3',
    '01 Muğam.srt',
    '02 Muğam.mp3',
    '03 Muğam.mp3',
    '03 Muğam.srt',
  ])
  const sound = await probeAudio(entries['01 Muğam.mp3'] ?? new Uint8Array())
  expect(Math.abs(sound.duration - (project.body.blocks[0]?.generated.duration ?? 0))).toBeLessThan(0.12)
})

test('a file can be downloaded for a day', async () => {
  const { file } = await exported(client, project.id, { format: 'vtt' })
  client.world.clock.advance(86_400_000)
  await client.world.idle()
  expect((await client.fetch(file.url ?? '')).status).toBe(404)
})
