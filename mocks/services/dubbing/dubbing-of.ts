import { Refusal } from '#mocks/http/refusal.ts'
import type { ServiceRow } from '#mocks/kernel/rows/catalog-rows.ts'
import type { DubbingRow } from '#mocks/kernel/rows/dubbing-rows.ts'
import type { BlockRow, ProjectRow, TranslationRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { MediaPart } from '#src/contract/dubbing.ts'
import { isToSpeak } from '#src/rules/dubbing.ts'
import { moneyOf } from '#src/rules/money.ts'

type Rows = Pick<Transaction, 'dubbings'>

/** @throws Refusal 422 if the project has no file */
export function dubbingOf(tx: Rows, { id }: Pick<ProjectRow, 'id'>): DubbingRow {
  const row = tx.dubbings.get(id)
  if (!row) throw new Refusal(422, 'recording_missing')
  return row
}

export const partOf = ({ part, duration }: Pick<DubbingRow, 'part' | 'duration'>): MediaPart =>
  part ?? { start: 0, end: duration }

export const missingLanguages = ({ target_languages, dubbed_languages }: DubbingRow): number[] =>
  target_languages.filter((id) => !dubbed_languages.includes(id))

export function tariffOf(tx: Pick<Transaction, 'services'>) {
  const service: ServiceRow | undefined = tx.services.first({ slug: 'dubbing' })
  if (!service) throw new Error('there is no dubbing')
  return {
    price: { unit: service.price_unit, amount: moneyOf(service.price) },
    min_charge: moneyOf(service.min_charge),
  }
}

export const voiceFor = (
  { speakers }: Pick<DubbingRow, 'speakers'>,
  { segment }: BlockRow,
  language: number,
): number | undefined =>
  (speakers.find(({ id }) => id === segment?.speaker_id) ?? speakers[0])?.voices?.[language]

export const isStale = (
  dubbing: DubbingRow,
  block: BlockRow,
  language: number,
  row: TranslationRow,
  project: Pick<ProjectRow, 'settings'>,
): boolean =>
  isToSpeak(row, row.status, {
    voiceId: voiceFor(dubbing, block, language),
    pronunciations: project.settings?.pronunciations,
  })
