import type { SpeechInput } from '#mocks/domain/speech-input.ts'
import { durationOf } from '#mocks/engines/audio/pcm-audio.ts'
import { peaks } from '#mocks/engines/audio/peaks.ts'
import type { SpokenSound } from '#mocks/features/audio/speak-block-text.ts'
import { saveSpokenFile, speechByVoice } from '#mocks/features/audio/spoken-files.ts'
import type { TranslationRow } from '#mocks/kernel/rows/project-rows.ts'
import type { RunRow } from '#mocks/kernel/rows/run-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { toTheMs } from '#src/rules/to-the-ms.ts'

export type Reason = NonNullable<TranslationRow['error']>

export interface SpokenTranslation {
  language: number
  spoken: SpeechInput
  sound: SpokenSound
  wav: Blob
  fingerprint: string
}

function changeTranslation(
  tx: Transaction,
  blockId: number,
  language: number,
  patch: Partial<TranslationRow>,
) {
  const { translations = {} } = tx.blocks.need(blockId)
  const before = translations[language]
  if (!before) return
  tx.blocks.update(blockId, { translations: { ...translations, [language]: { ...before, ...patch } } })
}

/** An earlier sound stays, and can still be played. */
export function failTranslation(tx: Transaction, blockId: number, language: number, error: Reason) {
  const { take_id } = tx.blocks.need(blockId).translations?.[language] ?? {}
  const status = typeof take_id === 'number' ? 'ready' : 'failed'
  changeTranslation(tx, blockId, language, { status, error })
}

export function saveSpoken(
  tx: Transaction,
  run: RunRow,
  blockId: number,
  made: SpokenTranslation,
  at: number,
) {
  const { language, spoken, sound, wav, fingerprint } = made
  const block = tx.blocks.need(blockId)
  const before = block.translations?.[language]
  const file = `dub-${run.id}-${blockId}-${language}.wav`
  tx.files.put({ key: file, content: wav, mime: 'audio/wav', name: file })
  saveSpokenFile(tx, fingerprint, speechByVoice(spoken, sound.words))
  const take = tx.takes.create({
    ...spoken,
    block_id: blockId,
    project_id: run.project_id,
    file,
    mime: 'audio/wav',
    duration: toTheMs(durationOf(sound.audio)),
    size: wav.size,
    peaks: peaks(sound.audio.samples),
    words: sound.words,
    cost: 0,
    created_at: at,
  })
  const { pronunciations } = spoken.settings
  const said = {
    ...{ text: spoken.text, voice_id: spoken.voice_id ?? 0, speed: before?.speed ?? 1 },
    ...(pronunciations && { pronunciations }),
  }
  changeTranslation(tx, blockId, language, { status: 'ready', take_id: take.id, spoken: said, error: null })
  const { start = 0, end = 0 } = block.segment ?? {}
  // In milliseconds, because units are whole numbers.
  tx.runs.update(run.id, (row) => ({
    made: row.made + 1,
    units: row.units + Math.round((end - start) * 1000),
  }))
}
