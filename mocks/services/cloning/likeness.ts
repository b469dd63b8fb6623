import { encodeWav } from '#mocks/engines/audio/encode-wav.ts'
import type { Engines } from '#mocks/engines/engines.ts'
import { SpeechUnavailableError } from '#mocks/engines/speech/speech-engine.ts'
import { NothingToSpeakError, speakInTimbre } from '#mocks/features/audio/speak-block-text.ts'
import { speakPreview, timbrePreviewFile } from '#mocks/features/audio/timbre-previews.ts'
import type { Database } from '#mocks/kernel/db/database.ts'
import type { CloneRow } from '#mocks/kernel/rows/cloning-rows.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { VoiceFigures } from '#src/contract/cloning.ts'
import { profileOf } from './clone-samples.ts'
import { timbreOf } from './clone-voice.ts'

type Timbre = ReturnType<typeof timbreOf>

/**
 * Lets a planned voice speak, and measures it like a sample.
 * @throws SpeechUnavailableError, NothingToSpeakError
 */
export async function measureTimbre(
  parts: { db: Database; engines: Engines },
  { timbre, locale }: Timbre,
): Promise<VoiceFigures> {
  const { audio } = await speakInTimbre(parts, speakPreview(timbre, locale))
  const wav = new Blob([encodeWav(audio)])
  const { voice, loudness } = await parts.engines.media.measure(wav, { withVoice: true })
  return { tone: voice?.tone ?? null, pace: voice?.pace ?? 0, loudness }
}

/** Compares a clone's samples with the voice that would be made of them; null if that is impossible now. */
export async function likenessOf(
  { tx, engines }: { tx: Transaction; engines: Engines },
  project: ProjectRow,
  clone: CloneRow,
): Promise<CloneRow['likeness']> {
  const made = timbreOf(tx, project, clone)
  try {
    return {
      samples: profileOf(clone.samples),
      voice: await measureTimbre({ db: tx, engines }, made),
      preview: timbrePreviewFile(made.timbre, made.locale),
    }
  } catch (error) {
    if (error instanceof SpeechUnavailableError || error instanceof NothingToSpeakError) return null
    throw error
  }
}
