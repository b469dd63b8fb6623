import { requireLanguage } from '#mocks/features/projects/chosen-voice.ts'
import { type AcceptedRecording, acceptRecording } from '#mocks/features/recordings/accept-recording.ts'
import { removeFiles } from '#mocks/features/recordings/recording-files.ts'
import type { ContextOf, EarlyContextOf, Service } from '#mocks/features/service.ts'
import { fieldRefusal, Refusal } from '#mocks/http/refusal.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'

const refuseNewRecording = ({ file }: { file?: File | undefined }) =>
  fieldRefusal(file ? 'file' : 'source_url', 'recording_fixed')

function changeSettings(
  { tx, body }: ContextOf<'updateSettings'>,
  { id }: ProjectRow,
  accepted: AcceptedRecording | undefined,
): Partial<ProjectRow> {
  const row = tx.transcripts.get(id)
  if (!row) throw new Refusal(422, 'recording_missing')
  const { transcript: options = row.options, title } = body
  if (options.language !== null) requireLanguage(tx, 'speech-to-text', options.language)
  tx.transcripts.update(id, { options })
  if (accepted) {
    if (row.version_id !== null) throw refuseNewRecording(body)
    tx.transcripts.update(id, { played: undefined, ...accepted(tx) })
    removeFiles(tx, row)
  }
  return {
    ...(title !== undefined && { title }),
    ...(row.version_id === null && options.language !== null && { language: options.language }),
  }
}

/**
 * Changes the settings of a transcription and, if there is no transcript yet, the recording.
 * @throws Refusal 422
 */
export async function prepareSettings(
  early: EarlyContextOf<'updateSettings'>,
): Promise<NonNullable<Service['updateSettings']>> {
  const { file, source_url } = early.body
  const isFixed = (early.db.transcripts.get(early.params.id)?.version_id ?? null) !== null
  if ((file || source_url) && isFixed) throw refuseNewRecording(early.body)
  const accepted = file || source_url ? await acceptRecording(early) : undefined
  return (context, project) => changeSettings(context, project, accepted)
}
