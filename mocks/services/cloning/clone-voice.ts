import { clonedTimbre } from '#mocks/engines/speech/cloned-timbre.ts'
import { previewFile } from '#mocks/features/audio/previews.ts'
import type { Database } from '#mocks/kernel/db/database.ts'
import type { VoiceRow } from '#mocks/kernel/rows/catalog-rows.ts'
import type { CloneRow } from '#mocks/kernel/rows/cloning-rows.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { genders, LocaleCode } from '#src/contract/primitives.ts'
import { profileOf } from './clone-samples.ts'

const inAllLanguages = (text: string) => ({ az: text, tr: text, en: text, ru: text })

function voiceFields(project: ProjectRow, clone: CloneRow) {
  return {
    name: project.title,
    description: inAllLanguages(clone.description),
    language_ids: [project.language],
    accent: clone.accent === '' ? null : inAllLanguages(clone.accent),
    gender: clone.gender,
    age: clone.age,
    image: clone.image?.key ?? null,
    is_rented: clone.is_rented,
  } satisfies Partial<VoiceRow>
}

/** Timbre and language of a clone's voice. */
export function timbreOf(
  db: Pick<Database, 'languages'>,
  { language }: Pick<ProjectRow, 'language'>,
  clone: Pick<CloneRow, 'gender' | 'samples'>,
) {
  const code = db.languages.get(language)?.code
  const locale = LocaleCode.options.find((option) => option === code) ?? 'az'
  const gender = clone.gender === genders.WOMAN ? 'woman' : 'man'
  return { timbre: clonedTimbre(profileOf(clone.samples), gender, locale), locale }
}

/** Creates the voice of a clone, or trains it again with the same id, so that its users keep it. */
export function trainVoice(tx: Transaction, project: ProjectRow, clone: CloneRow): VoiceRow {
  const made = { ...voiceFields(project, clone), cloned: timbreOf(tx, project, clone).timbre }
  const known = clone.voice_id === null ? undefined : tx.voices.get(clone.voice_id)
  if (known) {
    tx.files.remove(previewFile(known.id))
    return tx.voices.update(known.id, made)
  }
  return tx.voices.create({
    ...made,
    use_case: 'narration',
    category: 'cloned',
    owner_id: project.customer_id,
    price_multiplier: 1,
    usage_count: 0,
    timbre: 0,
    created_at: tx.now,
  })
}

/** Updates name, picture and language of the finished voice. Its sound stays. */
export function renameVoice(tx: Transaction, project: ProjectRow, clone: CloneRow): void {
  if (clone.voice_id === null || !tx.voices.get(clone.voice_id)) return
  tx.voices.update(clone.voice_id, voiceFields(project, clone))
  tx.files.remove(previewFile(clone.voice_id))
}
