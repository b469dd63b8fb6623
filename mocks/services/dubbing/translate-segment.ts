import type { DubbingRow } from '#mocks/kernel/rows/dubbing-rows.ts'
import type { BlockRow, TranslationRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { translate } from './translate.ts'

export function translateSegment(
  tx: Pick<Transaction, 'languages'>,
  { detected_language }: Pick<DubbingRow, 'detected_language'>,
  { text, segment }: Pick<BlockRow, 'text' | 'segment'>,
  language: number,
): Pick<TranslationRow, 'text' | 'is_simulated' | 'source_text'> {
  const codeOf = (id: number | null) => (id === null ? '' : tx.languages.need(id).code)
  const seconds = segment ? segment.end - segment.start : 0
  return { ...translate(text, codeOf(detected_language), codeOf(language), seconds), source_text: text }
}
