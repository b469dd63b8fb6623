import { languageIds } from '#mocks/catalog/languages.ts'
import { openRun } from '#mocks/features/runs/open-run.ts'
import { type SeedProject, seedProject } from '#mocks/features/seeding/seed-project.ts'
import type { BlockRow, ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { seedFunded } from '#mocks/seed/seed-funded.ts'
import { dubOf } from '#mocks/services/dubbing/seed/seed-dub.ts'
import { type DubbingStep, projectStatuses } from '#src/contract/project-summary.ts'
import type { Scenario } from './scenario.ts'

const { DRAFT, COMPLETED, IN_PROGRESS, ORDERED, REJECTED, WAITING_FOR_ORDERING } = projectStatuses
const PRICE = 300

const tourProject = (
  title: string,
  status: SeedProject['status'],
  change: Partial<SeedProject> = {},
): SeedProject => ({
  slug: 'dubbing',
  title,
  language: 'en',
  status,
  daysAgo: 1,
  rejection: 'source_unreadable',
  content: dubOf({ file: 'tour-en.wav', targets: ['az', 'ru'] }),
  blocks: [],
  ...change,
})

const tourRecording = {
  file: 'tour-en.wav',
  targets: ['az', 'ru'],
  spoken: { az: 'tour-az.wav', ru: 'tour-ru.wav' },
} as const
const finishedDub = dubOf(tourRecording)

/** Only data for the page; the sound is that of the tour. @param rounds of eight segments in 38.4 seconds each */
const longDub = (rounds: number): Scenario => ({
  description: `A finished dub of ${rounds * 8} segments.`,
  seed(tx) {
    seedFunded(tx, 100_000)
    const content = dubOf({ ...tourRecording, rounds })
    seedProject(tx, demoAccounts.leyla.id, tourProject('Uzun film', COMPLETED, { content }))
  },
})

const SPOKEN = 3

const withoutSpeech = (translations: BlockRow['translations'] = {}) =>
  Object.fromEntries(
    Object.entries(translations).map(([language, translation]) => [
      language,
      { ...translation, status: 'queued' as const, take_id: null, spoken: null },
    ]),
  )

function seedDubBeingSpoken(tx: Transaction, project: ProjectRow) {
  const seeded = finishedDub(tx, project)
  const ids = seeded.blocks.map(({ id }) => id)
  const { run } = openRun(tx, { project, cost: 0, expectedPrice: undefined }, ids)
  tx.runs.update(run.id, { done: SPOKEN })
  for (const { id, translations } of seeded.blocks.slice(SPOKEN)) {
    tx.blocks.update(id, { translations: withoutSpeech(translations) })
  }
  tx.dubbings.update(project.id, { dubbed_languages: [], step: 'speaking' })
  tx.projects.update(project.id, { run_id: run.id })
  return seeded
}

/** For a run that has not reached speaking: no audio exists yet. */
const unspokenUntil =
  (step: DubbingStep): SeedProject['content'] =>
  (tx, project) => {
    const seeded = finishedDub(tx, project)
    const ids = seeded.blocks.map(({ id }) => id)
    const { run } = openRun(tx, { project, cost: 0, expectedPrice: undefined }, ids)
    const isMixing = step === 'mixing'
    for (const { id, translations } of seeded.blocks) {
      if (step === 'listening') tx.blocks.update(id, { translations: {} })
      else if (!isMixing) tx.blocks.update(id, { translations: withoutSpeech(translations) })
    }
    tx.runs.update(run.id, { done: isMixing ? ids.length : 0 })
    tx.dubbings.update(project.id, { dubbed_languages: [], step })
    tx.projects.update(project.id, { run_id: run.id })
    return seeded
  }

/** Finished in one language, with a quote for another. */
const withAnotherLanguage: SeedProject['content'] = (tx, project) => {
  const seeded = dubOf({ ...tourRecording, targets: ['az'], spoken: { az: tourRecording.spoken.az } })(
    tx,
    project,
  )
  tx.dubbings.update(project.id, { target_languages: [languageIds.az, languageIds.ru] })
  return seeded
}

const dubProjects: SeedProject[] = [
  tourProject('Yeni film', DRAFT),
  tourProject('Təklif gözləyən', WAITING_FOR_ORDERING, { quoted: PRICE }),
  tourProject('Oxunmayan film', REJECTED),
  tourProject('Məhsul turu', COMPLETED, { content: finishedDub }),
  tourProject('Bir dil də', WAITING_FOR_ORDERING, { quoted: PRICE, content: withAnotherLanguage }),
]

const runningProjects: SeedProject[] = [
  tourProject('Ödənilmiş film', ORDERED, { quoted: PRICE }),
  tourProject('Səsləndirilən film', IN_PROGRESS, { quoted: PRICE, content: seedDubBeingSpoken }),
  tourProject('Dinlənilən film', IN_PROGRESS, { quoted: PRICE, content: unspokenUntil('listening') }),
  tourProject('Tərcümə edilən film', IN_PROGRESS, { quoted: PRICE, content: unspokenUntil('translating') }),
  tourProject('Qarışdırılan film', IN_PROGRESS, { quoted: PRICE, content: unspokenUntil('mixing') }),
]

function seedDubs(tx: Transaction, qepik: number) {
  seedFunded(tx, qepik)
  for (const project of dubProjects) seedProject(tx, demoAccounts.leyla.id, project)
}

export const dubbingScenarios = {
  dubs: {
    description:
      'A dub as a draft, quoted, rejected, finished in two languages, and quoted for one more; there is money for more.',
    seed: (tx) => seedDubs(tx, 100_000),
  },
  'dubs-poor': {
    description: 'The same dubs, and too little money to pay the quote.',
    seed: (tx) => seedDubs(tx, 150),
  },
  'dubs-running': {
    description: 'A dub that is paid, and one in each step: of one three segments are spoken. None goes on.',
    isHeld: true,
    seed(tx) {
      seedFunded(tx, 100_000)
      for (const project of runningProjects) seedProject(tx, demoAccounts.leyla.id, project)
    },
  },
  'long-dub-10': longDub(16),
  'long-dub-120': longDub(188),
} as const satisfies Record<string, Scenario>
