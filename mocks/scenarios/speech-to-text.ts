import { setPace } from '#mocks/features/runs/pace.ts'
import { type SeedProject, seedProject } from '#mocks/features/seeding/seed-project.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { seedLongTranscript } from '#mocks/seed/projects/long-transcript.ts'
import { seedFunded } from '#mocks/seed/seed-funded.ts'
import { seedRecording, transcriptOf } from '#mocks/services/speech-to-text/seed/seed-transcript.ts'
import { startTranscription } from '#mocks/services/speech-to-text/start-transcription.ts'
import { startTranscribing, transcribe } from '#mocks/services/speech-to-text/transcription-events.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { failCalls, type Scenario } from './scenario.ts'

const { COMPLETED, DRAFT, REJECTED } = projectStatuses
const { leyla } = demoAccounts
const PACE_MS = 1200
const TURNS_DONE = 4

const transcriptionProject = (title: string, rest: Partial<SeedProject>): SeedProject => ({
  slug: 'speech-to-text',
  title,
  language: 'az',
  status: COMPLETED,
  daysAgo: 0,
  blocks: [],
  ...rest,
})

function seedDraft(
  tx: Transaction,
  customerId: number,
  seed: Partial<SeedProject>,
  title: string,
  file: string,
) {
  const project = seedProject(tx, customerId, transcriptionProject(title, { ...seed, status: DRAFT }))
  seedRecording(tx, project, file)
  return project
}

function seedRunning(tx: Transaction, project: ProjectRow) {
  startTranscription({ tx, body: { scope: 'all' }, locale: 'az' }, project)
  const key = `project:${project.id}`
  tx.agenda.cancel(key)
  const { run_id } = tx.projects.need(project.id)
  startTranscribing(tx, tx.runs.update(run_id ?? 0, { started_at: tx.now - TURNS_DONE * PACE_MS }))
}

function seedSimulated(tx: Transaction, project: ProjectRow) {
  tx.transcripts.update(project.id, { hash: 'unknown' })
  const key = `project:${project.id}`
  startTranscription({ tx, body: { scope: 'all' }, locale: 'en' }, project)
  for (let [event] = tx.agenda.planned(key); event; [event] = tx.agenda.planned(key)) {
    tx.dueEvents.remove(event.id)
    transcribe.happen({ tx, payload: event.payload as { run_id: number; turn: number }, at: tx.now })
  }
}

function seedTranscripts(tx: Transaction, customerId: number): void {
  setPace(tx, PACE_MS)
  const finished: [string, SeedProject['language'], string][] = [
    ['Saz ustası ile söyleşi', 'tr', 'meeting-tr.wav'],
    ['Разговор с покупателем', 'ru', 'meeting-ru.wav'],
    ['Planlaşdırma iclası', 'az', 'meeting-az.wav'],
  ]
  finished.forEach(([title, language, recording], index) => {
    const seed = transcriptionProject(title, {
      language,
      content: transcriptOf(recording),
      daysAgo: 6 - index,
    })
    const { id, full_price } = seedProject(tx, customerId, seed)
    tx.projects.update(id, { spent: full_price })
  })
  const simulated = seedDraft(
    tx,
    customerId,
    { language: 'en', daysAgo: 3 },
    'Lecture, part two',
    'meeting-en.wav',
  )
  seedSimulated(tx, simulated)
  const wrong = seedDraft(tx, customerId, { daysAgo: 2 }, 'Zəng, 14 noyabr', 'meeting-ru.wav')
  tx.projects.update(wrong.id, { status: REJECTED, reject: { key: 'wrong_language', refunded: true } })
  tx.transcripts.update(wrong.id, (row) => ({ options: { ...row.options, language: wrong.language } }))
  seedDraft(tx, customerId, { language: 'en', daysAgo: 1 }, 'Customer interview', 'meeting-en.wav')
  seedRunning(tx, seedDraft(tx, customerId, {}, 'Həftəlik görüş', 'meeting-az.wav'))
}

const longTranscript = (hours: number): Scenario => ({
  description: `A transcript of ${hours} h, about ${hours * 9000} words, for the workspace’s speed.`,
  seed(tx) {
    seedFunded(tx)
    seedLongTranscript(tx, leyla.id, hours)
  },
})

export const speechToTextScenarios = {
  transcripts: {
    description:
      'Speech to text in every state: finished, made up, rejected, a draft, and one that is running.',
    seed(tx) {
      seedFunded(tx)
      seedTranscripts(tx, leyla.id)
    },
  },
  'transcripts-unseen': {
    description: 'The same recordings; how far the running one is cannot be asked.',
    seed(tx) {
      seedFunded(tx)
      seedTranscripts(tx, leyla.id)
    },
    faults: failCalls({ kind: 'network' }, 'getResponse'),
  },
  'long-transcript-1': longTranscript(1),
  'long-transcript-10': longTranscript(10),
} as const satisfies Record<string, Scenario>
