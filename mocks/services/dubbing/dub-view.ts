import type { DubbingRow } from '#mocks/kernel/rows/dubbing-rows.ts'
import type { BlockRow, ProjectRow, TranslationRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { say } from '#mocks/messages/catalogue.ts'
import type { Block, Generated, Translation, Word } from '#src/contract/block.ts'
import type { Dubbing, DubbingSource } from '#src/contract/dubbing.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'
import { dubbingPrice } from '#src/rules/dubbing.ts'
import { moneyOf } from '#src/rules/money.ts'
import { soundingOf } from '#src/rules/word-times.ts'
import { mixKey } from './dub-mix.ts'
import { dubProgress } from './dub-progress.ts'
import { isStale, missingLanguages, partOf, tariffOf } from './dubbing-of.ts'

const { DRAFT, REJECTED } = projectStatuses

function sourceView(tx: Transaction, row: DubbingRow): DubbingSource {
  const { file, played, file_name, mime, size, duration, peaks, picture } = row
  const audio_url = tx.files.url(played ?? file)
  return {
    ...{ file_name, mime, size, duration, peaks, audio_url },
    ...(played !== undefined && { download_url: tx.files.url(file) }),
    kind: picture ? 'video' : 'audio',
    ...picture,
  }
}

export function dubbingView(tx: Transaction, { id }: Pick<ProjectRow, 'id'>): Dubbing | null {
  const row = tx.dubbings.get(id)
  if (!row) return null
  const { source_language, detected_language, target_languages, dubbed_languages } = row
  const { speaker_count, part, background, speakers, is_simulated } = row
  return {
    ...{ source_language, target_languages, speaker_count, part, background, speakers, is_simulated },
    source: sourceView(tx, row),
    detected_language: source_language === null ? detected_language : null,
    outputs: dubbed_languages.map((language) => ({
      language,
      audio_url: tx.files.url(mixKey(tx, row, language)),
    })),
  }
}

/** Recognition confidence is not used here. */
const soundingIn = (said: string, words: readonly Word[]) =>
  soundingOf(
    said,
    words.map(({ text, start, end }) => ({ text, start, end })),
  )

/**
 * Only the data that a workspace of hours needs to open; the waveforms of its thousands of clips are not shown
 * anywhere.
 */
function generatedTranslation(tx: Transaction, row: TranslationRow, locale: LocaleCode): Generated {
  const { status, take_id, error } = row
  const reason = error === null ? {} : { error: { code: error, message: say(locale, error) } }
  const take = take_id === null ? undefined : tx.takes.get(take_id)
  if (!take) return { status, ...reason }
  const { duration, text, words, file } = take
  return { status, ...reason, audio_url: tx.files.url(file), duration, ...soundingIn(text, words) }
}

/** The spoken and the translated text, only if they differ from the current text: hours of film would repeat it. */
function olderTexts(
  block: BlockRow,
  { text, spoken, source_text }: TranslationRow,
): Pick<Translation, 'spoken' | 'source_text'> {
  const { text: said, ...manner } = spoken ?? { voice_id: 0, speed: 1 }
  return {
    spoken: spoken && said === text ? manner : spoken,
    ...(source_text !== block.text && { source_text: source_text ?? null }),
  }
}

function translationView(
  tx: Transaction,
  { block, language, row }: { block: BlockRow; language: string; row: TranslationRow },
  locale: LocaleCode,
): Translation {
  const dubbing = tx.dubbings.need(block.project_id)
  const { text, speed, may_run_over, is_simulated, spoken } = row
  return {
    ...{ text, speed, may_run_over, is_simulated },
    ...olderTexts(block, row),
    is_stale:
      spoken !== null && isStale(dubbing, block, Number(language), row, tx.projects.need(block.project_id)),
    generated: generatedTranslation(tx, row, locale),
  }
}

function recognisedIn({ status, text, segment }: BlockRow): Pick<Block, 'generated'> | undefined {
  if (!segment) return undefined
  const { start, end, words } = segment
  return { generated: { status, duration: end - start, ...soundingIn(text, words) } }
}

export function segmentView(tx: Transaction, block: BlockRow, locale: LocaleCode): Partial<Block> {
  const rows = Object.entries(block.translations ?? {})
  const views = rows.map(([language, row]) => [
    language,
    translationView(tx, { block, language, row }, locale),
  ])
  return { ...recognisedIn(block), translations: Object.fromEntries(views) }
}

/** Price in qəpik of the requested languages that do not exist yet. */
export function orderPrice(tx: Transaction, row: DubbingRow): number {
  const { start, end } = partOf(row)
  const count = missingLanguages(row).length
  return count === 0 ? 0 : dubbingPrice(end - start, count, tariffOf(tx))
}

export function dubbingSummary(tx: Transaction, project: ProjectRow): Partial<ProjectSummary> {
  const row = tx.dubbings.get(project.id)
  if (!row) return {}
  const isOpen = project.status === DRAFT || project.status === REJECTED
  return {
    duration: row.duration,
    step: row.step,
    ...(isOpen && { price: moneyOf(orderPrice(tx, row)) }),
    ...dubProgress(tx, project, row),
  }
}
