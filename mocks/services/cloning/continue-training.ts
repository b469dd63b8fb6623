import type { SampleRow } from '#mocks/kernel/rows/cloning-rows.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { Clone, CloneSample } from '#src/contract/cloning.ts'
import type { Project } from '#src/contract/project.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { qepikOf } from '#src/rules/money.ts'
import { planTraining, TRAINING_STEPS } from './clone-events.ts'
import { cloneOf, saveClone } from './clone-of.ts'

/** Usual number of syllables per second. */
const SYLLABLES_PER_SECOND = 4

/** A report has no sounds, so that the voice is made from the measures that it shows. */
function sampleOf({ audio_url: _, ...sample }: CloneSample, { likeness }: Clone): SampleRow {
  const { tone = null, pace = SYLLABLES_PER_SECOND } = likeness?.samples ?? {}
  const range = { tone, tone_low: tone, tone_high: tone, pace }
  return { ...sample, ...range, file: `reported-${sample.id}`, speech: sample.duration }
}

/** Continues the training of a voice from where a report shows it. */
export function continueTraining(tx: Transaction, project: ProjectRow, shown: Project): void {
  const { clone } = shown.body
  if (clone) {
    const { gender, age, accent, description, ownership, is_rented } = clone
    saveClone(tx, {
      ...cloneOf(tx, project),
      ...{ gender, age, accent, description, ownership, is_rented, progress: shown.progress },
      samples: clone.samples.map((sample) => sampleOf(sample, clone)),
    })
  }
  const price = qepikOf(shown.price ?? '0.00')
  tx.projects.update(project.id, { quoted: price, spent: price })
  if (project.status !== projectStatuses.IN_PROGRESS) return
  const step = Math.floor((shown.progress * TRAINING_STEPS) / 100) + 1
  planTraining(tx, project, Math.min(TRAINING_STEPS, step), 0)
}
