import { requireLanguage } from '#mocks/features/projects/chosen-voice.ts'
import { titleOfFile } from '#mocks/features/projects/title-of-file.ts'
import { acceptRecording } from '#mocks/features/recordings/accept-recording.ts'
import type { Service } from '#mocks/features/service.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { TranscriptOptions } from '#src/contract/generate-body.ts'
import { continueTranscription } from './continue-transcription.ts'
import { hasTranscriptText } from './export/transcript-text.ts'
import { facts } from './facts.ts'
import { hearTranscript } from './hearing-events.ts'
import { saveTranscript } from './save-transcript.ts'
import { segmentContent } from './segment-content.ts'
import { startTranscription } from './start-transcription.ts'
import { prepareSettings } from './transcript-settings.ts'
import { transcriptSummary, transcriptView } from './transcript-view.ts'
import { transcribe } from './transcription-events.ts'
import { removeTranscript } from './versions.ts'

const DEFAULTS: TranscriptOptions = { language: null, speakers: null, audio_events: false, key_terms: [] }

export const speechToText: Service = {
  facts,
  events: [transcribe, hearTranscript],
  blockContent: segmentContent,

  begin({ tx, body, locale }) {
    const chosen = body.transcript?.language ?? body.language
    if (chosen !== undefined) requireLanguage(tx, 'speech-to-text', chosen)
    const title = body.title ?? titleOfFile(body.file?.name)
    return {
      language: chosen ?? languageOf(tx, locale),
      ...(title !== undefined && { title }),
    }
  },

  async prepareInit(early) {
    const accepted = await acceptRecording(early)
    return ({ tx, body }, { id }) => {
      const options = body.transcript ?? { ...DEFAULTS, language: body.language ?? null }
      tx.transcripts.create({ id, ...accepted(tx), options, version_id: null })
    }
  },

  save: saveTranscript,
  prepareSettings,
  generate: startTranscription,
  continueWork: continueTranscription,
  hasText: hasTranscriptText,
  async exportText(...asked) {
    const { exportTranscript } = await import('./export/export-transcript.ts')
    return exportTranscript(...asked)
  },
  remove: removeTranscript,
  summary: transcriptSummary,
  body: (tx, project) => ({ transcript: transcriptView(tx, project), has_aligned_times: true }),
  recording(db, { id, language }) {
    const row = db.transcripts.get(id)
    return row && { row, language }
  },
}

const languageOf = (tx: Transaction, locale: string) => tx.languages.first({ code: locale })?.id ?? 1
