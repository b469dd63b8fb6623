import { requireLanguage } from '#mocks/features/projects/chosen-voice.ts'
import { blocksOf } from '#mocks/features/projects/outline.ts'
import type { ContextOf } from '#mocks/features/service.ts'
import { fieldRefusal, Refusal } from '#mocks/http/refusal.ts'
import type { BlockRow, ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type {
  SpokenFileRow,
  TranscriptRow,
  TranscriptVersionRow,
} from '#mocks/kernel/rows/speech-to-text-rows.ts'
import type { TranscriptOptions } from '#src/contract/generate-body.ts'
import { currentVersion } from './versions.ts'

export type Context = Pick<ContextOf<'generate'>, 'tx' | 'body' | 'locale'>

export interface Plan {
  row: TranscriptRow
  options: TranscriptOptions
  language: number
  /** The words really spoken, if the file was generated in this world. */
  said: SpokenFileRow | undefined
  previous: TranscriptVersionRow | undefined
  keepsNames: boolean
}

export function chosenSegments(
  { tx, body }: Context,
  project: ProjectRow,
  hasText: boolean,
): BlockRow[] | undefined {
  if (body.scope === 'all' || !hasText) return undefined
  if (body.scope === 'changed') throw new Refusal(422, 'nothing_changed')
  const wanted = new Set(body.block_ids)
  const all = blocksOf(tx, project.id)
  const chosen = all.filter(({ id, segment }) => segment && wanted.has(id))
  if (chosen.length < wanted.size) throw fieldRefusal('block_ids', 'block_not_found')
  if (chosen.length === 0) throw fieldRefusal('block_ids', 'field_required')
  return chosen
}

/** Collects the data for a run. @throws Refusal 422 */
export function planOf({ tx, body, locale }: Context, project: ProjectRow): Plan {
  const row = tx.transcripts.get(project.id)
  if (!row) throw new Refusal(422, 'recording_missing')
  const options = body.transcript?.options ?? row.options
  if (options.language !== null) requireLanguage(tx, project.slug, options.language)
  const said = tx.spokenFiles.get(row.hash)
  const previous = currentVersion(tx, project.id)
  // A part of a transcript is in the language of the whole.
  const likely = body.scope === 'blocks' ? previous?.language : tx.languages.first({ code: locale })?.id
  const language = options.language ?? said?.language ?? likely ?? project.language
  return {
    row,
    options,
    language,
    said,
    previous,
    keepsNames: body.transcript?.keep_speaker_names ?? true,
  }
}

export const isWrongLanguage = ({ said, options }: Plan) =>
  said !== undefined && options.language !== null && options.language !== said.language
