import { previewSentences } from '#mocks/catalog/voices.ts'
import type { SpeechInput } from '#mocks/domain/speech-input.ts'
import type { Database } from '#mocks/kernel/db/database.ts'
import { LocaleCode } from '#src/contract/primitives.ts'
import { DEFAULT_SPEECH } from '#src/rules/speech.ts'

export const previewFile = (voiceId: number) => `preview-${voiceId}.wav`

export function spokenInPreview(db: Database, key: string): SpeechInput | undefined {
  const [, id] = /^preview-(\d+)\.wav$/.exec(key) ?? []
  const voice = id === undefined ? undefined : db.voices.get(Number(id))
  const language = voice?.language_ids[0]
  if (!voice || language === undefined) return undefined
  const code = LocaleCode.options.find((option) => option === db.languages.get(language)?.code) ?? 'en'
  return {
    type: 'text',
    language,
    text: previewSentences[code],
    voice_id: voice.id,
    settings: DEFAULT_SPEECH,
  }
}
