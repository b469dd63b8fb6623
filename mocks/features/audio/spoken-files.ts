import type { SpeechInput } from '#mocks/domain/speech-input.ts'
import type { SpokenFileRow } from '#mocks/kernel/rows/speech-to-text-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { Word } from '#src/contract/block.ts'

/** Spoken words of a sound file; `speaker_id` of a word is the voice or person that speaks it. */
export type FileSpeech = Omit<SpokenFileRow, 'id'>

export const speechByVoice = (
  { language, voice_id }: Pick<SpeechInput, 'language' | 'voice_id'>,
  words: readonly Word[],
): FileSpeech => ({
  language,
  words: words.map((word) => ({ ...word, speaker_id: String(voice_id) })),
})

export function saveSpokenFile(tx: Transaction, fingerprint: string, said: FileSpeech): void {
  if (said.words.length > 0 && !tx.spokenFiles.get(fingerprint)) {
    tx.spokenFiles.create({ id: fingerprint, ...said })
  }
}
