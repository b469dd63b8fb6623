import type { RecordingRow } from '#mocks/kernel/rows/recording-rows.ts'
import type { MediaSource } from '#src/contract/speech-to-text.ts'

/** A report has no files: this recording of the sandbox is heard instead. */
const REPLACEMENT_FILE = 'tour-en.wav'

/** A recording as a report shows it. Its words are unknown, so that they are simulated all over its length. */
export function reportedRecording(projectId: number, source: MediaSource | null | undefined): RecordingRow {
  const { file_name = '', mime = 'audio/wav', size = 0, duration = 0, peaks = [] } = source ?? {}
  return {
    ...{ file_name, mime, size, duration, peaks },
    file: REPLACEMENT_FILE,
    hash: `reported-${projectId}`,
    speech: [{ start: 0, end: duration }],
  }
}
