import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { createNodeHearingEngine } from '#mocks/engines/hearing/create-node-hearing-engine.ts'
import { type HearingEngine, HearingUnavailableError } from '#mocks/engines/hearing/hearing-engine.ts'
import { memoryContents } from '#mocks/kernel/store/memory-store.ts'
import type { Block, Word } from '#src/contract/block.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { qepikOf } from '#src/rules/money.ts'
import type { Stretch } from '#src/rules/voice-activity.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { exported } from '#tests/support/backend/exported-transcript.ts'
import { customerOf } from '#tests/support/backend/scripted-reading.ts'
import { balanceOf } from '#tests/support/backend/speech-project.ts'
import {
  currentTranscript,
  draftOf,
  editSegment,
  requestOf,
  segmentAt,
  speakAsStranger,
  TRANSCRIPTS,
  transcribed,
  wavFile,
  wordsAsStranger,
  wordsIn,
} from '#tests/support/backend/transcript-project.ts'
import { knownReading, quantile, readingTexts } from '#tests/support/known-word-times.ts'

const { COMPLETED, REJECTED } = projectStatuses
const ENGLISH = 3
const talk = wavFile(
  await speakAsStranger(['The meeting begins at ten.', 'Bring your own cup.', 'Thank you very much.'], {
    gapSeconds: 7,
  }),
  'talk.wav',
)

interface Result {
  text: string
  mean?: number
  isVoice?: boolean
}

/** Returns recorded results, one place after the other, and counts the requests. */
function recordedEngine(results: readonly Result[], speech?: Stretch[]) {
  const asked: number[] = []
  const hearing: HearingEngine = {
    async findSpeech() {
      if (!speech) throw new HearingUnavailableError('The package of the detector is not installed.')
      return speech
    },
    async hear(_file, { start, end }) {
      const { text, mean = -0.1, isVoice = false } = results[asked.length % results.length] ?? { text: '' }
      asked.push(start)
      const words = text.split(' ').flatMap((word) => (word ? [{ text: word, confidence: 0.9 }] : []))
      const tokens = words.length * 2
      return { end, words, tokens, logProbability: tokens * mean, isRepeated: false, isVoice }
    },
    async align(_file, { start, end }, { words }) {
      const length = (end - start) / words.length
      return words.map((_, index) => ({ start: start + index * length, end: start + (index + 1) * length }))
    },
  }
  return { hearing, asked }
}

async function customerHeard(results: readonly Result[], speech?: Stretch[]) {
  const { hearing, asked } = recordedEngine(results, speech)
  const client = await customerIn('main', undefined, { hearing })
  client.locale = 'en'
  return { client, asked }
}

const truth = [
  { text: 'The meeting begins at ten.' },
  { text: 'Bring your own cup.' },
  { text: 'Thank you very much.' },
]
const russian = { text: 'The first thing that I have learned', mean: -1.3 }

test('English of any speaker is transcribed as heard, and not labelled as simulated', async () => {
  const { client, asked } = await customerHeard(truth)
  const { project } = await transcribed(client, (await draftOf(client, talk)).id)
  expect(project).toMatchObject({ status: COMPLETED, language: ENGLISH })
  expect(project.body.transcript).toMatchObject({ is_simulated: false, detected_language: ENGLISH })
  expect(project.body.blocks.map(({ text }) => text)).toEqual(truth.map(({ text }) => text))
  expect(wordsIn(segmentAt(project)).map(({ confidence }) => confidence)).toEqual(Array(5).fill(0.95))
  expect(asked).toHaveLength(3)
})

test('words are recognised where the detector finds speech, not where the recording is loud', async () => {
  const { client, asked } = await customerHeard(truth, [{ start: 9, end: 10 }])
  const { project } = await transcribed(client, (await draftOf(client, talk)).id)
  expect(project.body.transcript).toMatchObject({ is_simulated: false })
  expect(project.body.blocks.map(({ text }) => text)).toEqual(['The meeting begins at ten.'])
  expect(asked).toEqual([8.9])
})

test('a loud recording in which the detector finds no speech gets no simulated words, and is free', async () => {
  const { client, asked } = await customerHeard(truth, [])
  const before = qepikOf(await balanceOf(client))
  const { project } = await transcribed(client, (await draftOf(client, talk)).id)
  expect(project).toMatchObject({ status: REJECTED, reject: { code: 'no_speech_found' } })
  expect(asked).toEqual([])
  expect(qepikOf(await balanceOf(client))).toBe(before)
})

test('the progress of the first run moves while the recogniser is loaded', async () => {
  const { hearing } = recordedEngine(truth)
  const loaded = Promise.withResolvers<void>()
  const client = await customerIn('main', undefined, {
    hearing: {
      ...hearing,
      async findSpeech(file, place, options) {
        for (const share of [0.1, 0.3, 0.5]) options?.onLoading?.(share)
        await loaded.promise
        return hearing.findSpeech(file, place, options)
      },
    },
  })
  const { id } = await draftOf(client, talk)
  await client.post(`${TRANSCRIPTS}/generate/${id}`, { scope: 'all' })
  await expect.poll(async () => (await currentTranscript(client, id)).progress).toBe(5)
  loaded.resolve()
  await client.world.idle()
  expect(await currentTranscript(client, id)).toMatchObject({ status: COMPLETED, progress: 100 })
})

test('transcribing again reuses the recognised words, and a single segment gets the words within it', async () => {
  const { client, asked } = await customerHeard(truth)
  const { project } = await transcribed(client, (await draftOf(client, talk)).id)
  const second = segmentAt(project, 1)
  const again = { ...requestOf({}, { mode: 'replace' }), scope: 'blocks', block_ids: [second.id] }
  const after = (await transcribed(client, project.id, again)).project
  expect(segmentAt(after, 1).text).toBe('Bring your own cup.')
  expect(asked).toHaveLength(3)
})

test('exported words that the customer typed have the times at which the recording has them', async () => {
  const { hearing } = recordedEngine([{ text: 'The meeting is soon.' }, ...truth.slice(1)])
  const { align } = createNodeHearingEngine()
  const client = await customerIn('main', undefined, { hearing: { ...hearing, align } })
  const { project } = await transcribed(client, (await draftOf(client, talk)).id)
  const [{ text } = { text: '' }] = truth
  await editSegment(client, segmentAt(project), { text })
  const data = JSON.parse((await exported(client, project, { format: 'json' })).text)
  const starts = data.segments[0].words.map((word: Word) => word.start)
  const known = (await wordsAsStranger(text)).map(({ start }) => start)
  expect(starts).toHaveLength(known.length)
  for (const [index, start] of known.entries()) expect(Math.abs(starts[index] - start)).toBeLessThan(0.1)
})

async function expectAlignedTimes(locale: LocaleCode) {
  const { align } = createNodeHearingEngine()
  const client = await customerIn('main', undefined, { hearing: { ...recordedEngine(truth).hearing, align } })
  const { samples, sampleRate, words: known } = await knownReading(locale)
  // A second of silence comes first.
  const recorded = new Int16Array(sampleRate + samples.length)
  for (const [index, sample] of samples.entries()) recorded[sampleRate + index] = sample * 32_767
  const file = wavFile({ samples: recorded, sampleRate })
  const language = client.world.db.languages.first({ code: locale })?.id
  const { project } = await transcribed(client, (await draftOf(client, file, { language })).id)
  expect(project.body.has_aligned_times).toBe(true)
  const content = { text: readingTexts[locale], start: 0, end: recorded.length / sampleRate }
  const { block } = (await editSegment(client, segmentAt(project), content)).data
  const path = `${TRANSCRIPTS}/get-response/${project.id}?block_ids=${block.id}`
  const asked = await client.get<{ blocks: Block[] }>(`${path}&times=aligned`)
  const errors = wordsIn(asked.blocks[0]).map(({ start }, at) =>
    Math.abs(start - 1 - (known[at]?.start ?? 99)),
  )
  expect(errors).toHaveLength(known.length)
  expect(quantile(errors, 0.5)).toBeLessThanOrEqual(0.06)
  expect(quantile(errors, 0.95)).toBeLessThanOrEqual(0.25)
  const stored = await client.get<{ blocks: Block[] }>(path)
  expect(wordsIn(stored.blocks[0])).toEqual(wordsIn(block))
}

const ALIGNED = 'the open app gets the times at which a recording in %s has the words that the customer typed'

test.each(['az'] as const)(ALIGNED, expectAlignedTimes)

test.each(['tr', 'en', 'ru'] as const)(ALIGNED, { tags: 'long' }, expectAlignedTimes)

test('recognition resumes after a reload: what was recognised before is not recognised again', async () => {
  const contents = memoryContents()
  const before = recordedEngine(truth)
  const hear: HearingEngine['hear'] = (...place) =>
    before.asked.length < 2 ? before.hearing.hear(...place) : new Promise<never>(() => undefined)
  const first = await customerOf({ hearing: { ...before.hearing, hear } }, contents)
  const { id } = await draftOf(first, talk)
  await first.post(`${TRANSCRIPTS}/generate/${id}`, { scope: 'all' })
  await expect.poll(() => first.world.db.heardPlaces.list().length).toBe(2)
  first.world.dispose()

  const after = recordedEngine(truth.slice(2))
  const second = await customerOf({ hearing: after.hearing }, contents)
  await second.world.idle()
  const { body } = await currentTranscript(second, id)
  expect(body.blocks.map(({ text }) => text)).toEqual(truth.map(({ text }) => text))
  expect([before.asked.length, after.asked.length]).toEqual([2, 1])
})

test('speech in another language never becomes English words', { tags: 'long' }, async () => {
  const { client } = await customerHeard([russian])
  const { project } = await transcribed(client, (await draftOf(client, talk)).id)
  expect(project.language).not.toBe(ENGLISH)
  expect(project.body.transcript).toMatchObject({ is_simulated: true })
  expect(project.body.blocks.map(({ text }) => text).join(' ')).not.toContain('learned')
})

test('a voice in which no English word is recognised is simulated, and noise is refused', {
  tags: 'long',
}, async () => {
  const voice = await customerHeard([{ text: '', isVoice: true }])
  const { project } = await transcribed(voice.client, (await draftOf(voice.client, talk)).id)
  expect(project).toMatchObject({ status: COMPLETED, body: { transcript: { is_simulated: true } } })
  const noise = await customerHeard([{ text: '' }])
  const refused = await transcribed(noise.client, (await draftOf(noise.client, talk)).id)
  expect(refused.project).toMatchObject({ status: REJECTED, reject: { code: 'no_speech_found' } })
})

test('in a recording of two languages the English words are real', async () => {
  const { client } = await customerHeard([
    { text: 'The meeting begins at ten.' },
    russian,
    { text: 'Thank you very much.' },
  ])
  const { project } = await transcribed(client, (await draftOf(client, talk)).id)
  expect(project.body.transcript).toMatchObject({ is_simulated: true, detected_language: ENGLISH })
  const texts = project.body.blocks.map(({ text }) => text)
  expect(texts[0]).toBe('The meeting begins at ten.')
  expect(texts.at(-1)).toBe('Thank you very much.')
})

test('English that is requested but not spoken is not charged', async () => {
  const { client } = await customerHeard([russian])
  const before = qepikOf(await balanceOf(client))
  const draft = await draftOf(client, talk, { language: ENGLISH })
  const { project } = await transcribed(client, draft.id)
  expect(project).toMatchObject({ status: REJECTED })
  expect(qepikOf(await balanceOf(client))).toBe(before)
})

test('a language that cannot be recognised is not sent to the recogniser', async () => {
  const { client, asked } = await customerHeard(truth)
  const { project } = await transcribed(client, (await draftOf(client, talk, { language: 2 })).id)
  expect(project.body.transcript?.is_simulated).toBe(true)
  expect(asked).toEqual([])
})

test('a recording of a person who reads aloud is transcribed from the form', { tags: 'long' }, async () => {
  const client = await customerIn('main', undefined, { hearing: createNodeHearingEngine() })
  const path = new URL('../../../tests/support/files/sense-and-sensibility.wav', import.meta.url)
  const draft = await draftOf(client, new File([await readFile(path)], 'reading.wav'))
  const { project } = await transcribed(client, draft.id)
  expect(project.body.blocks.map(({ text }) => text).join(' ')).toMatch(
    /^And Mr\. John Dashwood had then leisure .+ for them\. He was not an ill.{0,5}posed young man\.$/,
  )
  // By ear: "Dashwood" begins after a second, "young" a second before the end.
  const words = project.body.blocks.flatMap((block) => wordsIn(block))
  expect(
    words.every(({ start, end }, index) => end >= start && start >= (words[index - 1]?.start ?? 0)),
  ).toBe(true)
})
