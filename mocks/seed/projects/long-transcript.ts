import { languageIds } from '#mocks/catalog/languages.ts'
import { seededChance } from '#mocks/domain/chance.ts'
import { cannedSpeech } from '#mocks/engines/transcripts/canned-speech.ts'
import { spreadWords } from '#mocks/engines/transcripts/spread-words.ts'
import { saveOutline } from '#mocks/features/projects/outline.ts'
import { seedProject } from '#mocks/features/seeding/seed-project.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { seedSegment, seedVersion } from '#mocks/services/speech-to-text/seed/seed-transcript.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'

const SEGMENT_SECONDS = 15
const PAUSE_SECONDS = 0.8
/** Gives 9,000 words per hour. */
const WORDS_PER_SEGMENT = 37.5
const SPEAKERS = 4

export const longRecording = (hours: number) => `long-${hours}.mp3`

function* endlessWords(): Generator<string, never> {
  const { sentences } = cannedSpeech('az')
  for (let round = 0; ; round += 1) {
    for (let index = 0; index < sentences.length; index += 1) {
      yield* (sentences[(index * 5 + round) % sentences.length] ?? '').split(' ')
    }
  }
}

export function seedLongTranscript(tx: Transaction, customerId: number, hours: number): ProjectRow {
  const project = seedProject(tx, customerId, {
    slug: 'speech-to-text',
    title: `Konfrans, ${hours} saat`,
    language: 'az',
    status: projectStatuses.COMPLETED,
    daysAgo: 0,
    blocks: [],
  })
  const chance = seededChance(hours)
  const duration = hours * 3600
  const file = longRecording(hours)
  tx.transcripts.create({
    id: project.id,
    file,
    hash: file,
    file_name: file,
    mime: 'audio/mpeg',
    size: duration * 4000,
    duration,
    peaks: Array.from({ length: 200 }, () => Math.round((0.3 + chance() * 0.6) * 100) / 100),
    speech: [{ start: 0, end: duration }],
    options: { language: languageIds.az, speakers: SPEAKERS, audio_events: false, key_terms: [] },
    version_id: null,
  })
  const names = ['Leyla', 'Elçin', 'Aysel', 'Orxan']
  const speakers = names.map((name, index) => ({ id: `s${index + 1}`, name }))
  seedVersion(tx, project, { speakers, is_simulated: true })
  const text = endlessWords()
  const ids: number[] = []
  for (let index = 0; index * SEGMENT_SECONDS < duration; index += 1) {
    const start = index * SEGMENT_SECONDS
    const end = start + SEGMENT_SECONDS - PAUSE_SECONDS
    const count = Math.round((index + 1) * WORDS_PER_SEGMENT) - Math.round(index * WORDS_PER_SEGMENT)
    const texts = Array.from({ length: count }, () => text.next().value)
    const words = spreadWords(texts, [{ start, end }]).map((word) => ({
      ...word,
      confidence: chance() < 0.02 ? 0.55 : 0.95,
    }))
    const speaker_id = `s${(Math.floor(index / 2) % SPEAKERS) + 1}`
    ids.push(seedSegment(tx, project, { speaker_id, start, end, words }).id)
  }
  saveOutline(tx, project.id, ids)
  return tx.projects.update(project.id, { spent: hours * 720, language: languageIds.az })
}
