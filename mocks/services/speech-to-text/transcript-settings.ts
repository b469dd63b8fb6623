import { requireLanguage } from '#mocks/features/projects/chosen-voice.ts'
import type { ContextOf } from '#mocks/features/service.ts'
import { fieldRefusal, Refusal } from '#mocks/http/refusal.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import { acceptRecording } from './accept-recording.ts'

/**
 * Changes how a recording is to be transcribed, and, as long as there is no transcript of it, the recording itself.
 * @throws Refusal 422
 */
export async function changeSettings(
  context: ContextOf<'updateSettings'>,
  { id }: ProjectRow,
): Promise<Partial<ProjectRow>> {
  const { tx, body } = context
  const row = tx.transcripts.get(id)
  if (!row) throw new Refusal(422, 'recording_missing')
  const { transcript: options = row.options, title } = body
  if (options.language !== null) requireLanguage(tx, 'speech-to-text', options.language)
  tx.transcripts.update(id, { options })
  if (body.file || body.source_url) {
    if (row.version_id !== null) throw fieldRefusal(body.file ? 'file' : 'source_url', 'recording_fixed')
    tx.transcripts.update(id, await acceptRecording(context, body))
    if (!tx.transcripts.first({ file: row.file })) tx.files.remove(row.file)
  }
  return {
    ...(title !== undefined && { title }),
    ...(row.version_id === null && options.language !== null && { language: options.language }),
  }
}
