import { fieldRefusal } from '#mocks/http/refusal.ts'
import type { DubbingRow } from '#mocks/kernel/rows/dubbing-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { DubbingInput } from '#src/contract/dubbing.ts'

export const DEFAULT_BACKGROUND = { is_kept: true, level_db: -6 }

type DubSettings = Pick<
  DubbingRow,
  'source_language' | 'target_languages' | 'speaker_count' | 'part' | 'background' | 'dubbed_languages'
>

const fieldPath = (name: keyof DubbingInput) => `dubbing.${name}`

function checkTargets(tx: Transaction, settings: DubSettings, spoken: number | undefined) {
  const { target_languages: targets, source_language, dubbed_languages } = settings
  const name = fieldPath('target_languages')
  if (targets.length === 0) throw fieldRefusal(name, 'dubbing_no_target')
  if (new Set(targets).size < targets.length) throw fieldRefusal(name, 'dubbing_language_twice')
  for (const id of targets) {
    const language = tx.languages.get(id)
    if (!language?.is_target) throw fieldRefusal(name, 'dubbing_no_such_target')
  }
  if (targets.includes(source_language ?? spoken ?? 0)) throw fieldRefusal(name, 'dubbing_same_language')
  if (dubbed_languages.some((id) => !targets.includes(id)))
    throw fieldRefusal(name, 'dubbing_finished_language')
}

/** Refuses (422) invalid settings. @param file the recording, and its language if known */
export function checkSettings(
  tx: Transaction,
  settings: DubSettings,
  file: Pick<DubbingRow, 'duration' | 'hash' | 'detected_language'>,
): void {
  const { source_language, part } = settings
  const spoken = file.detected_language ?? tx.spokenFiles.get(file.hash)?.language
  if (source_language !== null && !tx.languages.get(source_language)?.is_source) {
    throw fieldRefusal(fieldPath('source_language'), 'language_not_found')
  }
  checkTargets(tx, settings, spoken)
  if (part && !(part.end > part.start && part.end <= file.duration + 0.01)) {
    throw fieldRefusal(fieldPath('part'), 'dubbing_part')
  }
}

/**
 * The settings with the customer's changes; omitted fields keep their values.
 * @param duration of the file, in seconds
 */
export const withInput = (
  { duration, ...before }: DubSettings & Pick<DubbingRow, 'duration'>,
  given: DubbingInput,
): DubSettings => ({
  source_language: given.source_language === undefined ? before.source_language : given.source_language,
  target_languages: given.target_languages ?? before.target_languages,
  speaker_count: given.speaker_count === undefined ? before.speaker_count : given.speaker_count,
  part: given.part === undefined ? before.part : given.part && { end: duration, ...given.part },
  background: given.background ?? before.background,
  dubbed_languages: before.dubbed_languages,
})
