import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { seedExports } from '#mocks/seed/projects/seed-exports.ts'
import { seedWorld } from '#mocks/seed/seed-world.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import type { Scenario } from './scenario.ts'

const { COMPLETED } = projectStatuses
const DAY_MS = 86_400_000

/** A format of each service with exports. */
const FORMATS = {
  'text-to-speech': ['mp3', 'audio/mpeg'],
  'speech-to-text': ['srt', 'application/x-subrip'],
  'detect-text': ['txt', 'text/plain'],
  dubbing: ['mp4', 'video/mp4'],
  'audio-book': ['m4b', 'audio/mp4'],
} as const
const EXPORTING_SERVICES = Object.keys(FORMATS) as (keyof typeof FORMATS)[]

/** Adds exports in progress, finished, failed and expired to the newest finished project of each service. */
function seedFiles(tx: Transaction): void {
  for (const slug of EXPORTING_SERVICES) {
    const project = tx.projects.list({ where: { slug, status: COMPLETED } }).at(-1)
    if (!project) throw new RangeError(`there is no finished project of ${slug}`)
    const [format, mime] = FORMATS[slug]
    const file = (part: string) => ({ format, mime, file_name: `${project.title}${part}.${format}` })
    seedExports(tx, project, [
      { status: 'preparing', ...file('') },
      { status: 'ready', ...file(' 3') },
      { status: 'failed', ...file(' 2') },
      { status: 'ready', ...file(' 1'), expires_at: tx.now - DAY_MS },
    ])
  }
}

export const exportScenarios = {
  exported: {
    description:
      'Finished projects with a file that is being made, one that is there, one that failed, one that is over.',
    seed(tx) {
      seedWorld(tx)
      seedFiles(tx)
    },
  },
} as const satisfies Record<string, Scenario>
