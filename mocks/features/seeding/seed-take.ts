import { seedOf } from '#mocks/domain/sessions.ts'
import type { SpeechInput } from '#mocks/domain/speech-input.ts'
import { costOfUnits, unitsOfBlock } from '#mocks/features/projects/figures.ts'
import type { BlockRow, ProjectRow, TakeRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import spokenTakes from './spoken-takes.json' with { type: 'json' }

/** Measures of a take without its sound, which is generated on first request. */
interface SpokenTake {
  duration: number
  size: number
  peaks: number[]
  words: [string, number, number][]
}

const knownTakes = spokenTakes as unknown as Readonly<Record<string, SpokenTake | undefined>>

export const takeKey = (spoken: SpeechInput) => seedOf(JSON.stringify(spoken)).toString(36)

/**
 * A finished result, measured once by `node scripts/speak-seed.ts` with the real engine, so that audio, words and
 * peaks agree. `undefined` if the text has not been measured.
 */
export function seedTake(
  tx: Transaction,
  project: ProjectRow,
  block: BlockRow,
  spoken: SpeechInput,
): TakeRow | undefined {
  const measures = knownTakes[takeKey(spoken)]
  if (!measures) return undefined
  return tx.takes.create({
    ...spoken,
    block_id: block.id,
    project_id: project.id,
    file: `take-0-${block.id}.wav`,
    mime: 'audio/wav',
    duration: measures.duration,
    size: measures.size,
    peaks: measures.peaks,
    words: measures.words.map(([text, start, end]) => ({ text, start, end })),
    cost: costOfUnits(tx, project.slug, unitsOfBlock(tx, project, block)),
    created_at: project.updated_at,
  })
}
