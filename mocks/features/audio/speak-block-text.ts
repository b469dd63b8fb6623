import { timbres } from '#mocks/catalog/timbres.ts'
import type { SpeechInput } from '#mocks/domain/speech-input.ts'
import { joinAudio } from '#mocks/engines/audio/join-audio.ts'
import { type PcmAudio, silentAudio } from '#mocks/engines/audio/pcm-audio.ts'
import type { Engines } from '#mocks/engines/engines.ts'
import { espeakVoices } from '#mocks/engines/speech/espeak-packs.ts'
import {
  type SpeechLocale,
  type SpeechRequest,
  SpeechUnavailableError,
  type SpokenAudio,
} from '#mocks/engines/speech/speech-engine.ts'
import type { Database } from '#mocks/kernel/db/database.ts'
import type { Word } from '#src/contract/block.ts'
import { genders } from '#src/contract/primitives.ts'
import { betweenPauses, textPauses } from '#src/rules/text-pauses.ts'
import { toTheMs } from '#src/rules/to-the-ms.ts'
import { isSpeechDown } from './speech-switch.ts'

/** Result of speaking a text; times of the words in seconds. */
export interface SpokenSound {
  audio: PcmAudio
  words: Word[]
}

interface SpeakingContext {
  db: Database
  engines: Engines
  signal?: AbortSignal | undefined
}

export class NothingToSpeakError extends Error {
  override readonly name = 'NothingToSpeakError'
}

/** Samples below this level (of 32,767) are silence. */
const SILENCE_LEVEL = 100

const isAudible = ({ samples }: PcmAudio) => samples.some((sample) => Math.abs(sample) > SILENCE_LEVEL)

function isSpoken(code: string | undefined): code is SpeechLocale {
  return code !== undefined && Object.hasOwn(espeakVoices, code)
}

/** Loads the engine for a language while the customer writes the first text. */
export function prepareSpeech(db: Pick<Database, 'languages'>, engines: Engines, language: number) {
  const locale = db.languages.get(language)?.code
  // Some worlds have no engines.
  if (isSpoken(locale)) engines.speech?.prepare?.(locale)
}

/** Speaks a text piece by piece, with silence for its written pauses, which are not words. */
async function speakWithPauses(
  text: string,
  say: (piece: string) => Promise<SpokenAudio>,
): Promise<SpokenSound> {
  const pieces = betweenPauses(text)
  const spoken: SpokenAudio[] = []
  for (const piece of pieces) spoken.push(await say(piece))
  const gaps = textPauses(text).map(({ seconds }) => seconds)
  const { samples, sampleRate, starts } = joinAudio(spoken, gaps)
  return {
    audio: { samples, sampleRate },
    words: spoken.flatMap(({ words }, index) =>
      words.map((word) => ({
        text: word.text,
        start: toTheMs((starts[index] ?? 0) + word.start),
        end: toTheMs((starts[index] ?? 0) + word.end),
      })),
    ),
  }
}

/**
 * Speaks a block with its voice and settings. A pause is silence. The same request always gives the same sound.
 * @throws NothingToSpeakError; SpeechUnavailableError
 */
export async function speakBlockText(
  { db, engines, signal }: SpeakingContext,
  { type, language, text, voice_id, settings }: SpeechInput,
): Promise<SpokenSound> {
  if (type === 'pause') return { audio: silentAudio(settings.pause), words: [] }
  const voice = voice_id === null ? undefined : db.voices.get(voice_id)
  const locale = db.languages.get(language)?.code
  const timbre =
    voice && (voice.cloned ?? timbres[voice.gender === genders.WOMAN ? 'woman' : 'man'][voice.timbre])
  if (!timbre || !isSpoken(locale)) throw new NothingToSpeakError(`voice ${voice_id} in language ${language}`)
  const { speed, pitch, pronunciations } = settings
  return speakInTimbre({ db, engines, signal }, { text, locale, timbre, speed, pitch, pronunciations })
}

/**
 * Speaks a text in a timbre, even one without a voice.
 * @throws NothingToSpeakError; SpeechUnavailableError
 */
export async function speakInTimbre(
  { db, engines, signal }: SpeakingContext,
  request: SpeechRequest,
): Promise<SpokenSound> {
  if (isSpeechDown(db)) throw new SpeechUnavailableError('Switched off in the sandbox.')
  const sound = await speakWithPauses(request.text, (text) =>
    engines.speech.speak({ ...request, text }, { signal }),
  )
  if (!isAudible(sound.audio)) throw new NothingToSpeakError('no sound came out')
  return sound
}
