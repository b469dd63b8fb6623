import { timbres } from '#mocks/catalog/timbres.ts'
import type { Spoken } from '#mocks/domain/spoken.ts'
import type { PcmAudio } from '#mocks/engines/audio/pcm-audio.ts'
import type { Engines } from '#mocks/engines/engines.ts'
import {
  type SpeechLocale,
  type SpeechRequest,
  SpeechUnavailableError,
} from '#mocks/engines/speech/speech-engine.ts'
import type { Database } from '#mocks/kernel/db/database.ts'
import type { Word } from '#src/contract/block.ts'
import { genders } from '#src/contract/primitives.ts'
import { isSpeechDown } from './speech-switch.ts'

const SILENCE_RATE = 22_050
const spokenLocales: readonly string[] = ['az', 'tr', 'en', 'ru'] satisfies SpeechLocale[]

/** What came out when something was read aloud; times of the words in seconds. */
export interface SpokenSound {
  audio: PcmAudio
  words: Word[]
}

interface Speaking {
  db: Database
  engines: Engines
  signal?: AbortSignal | undefined
}

export class NothingToSay extends Error {
  override readonly name = 'NothingToSay'
}

const silence = (seconds: number): SpokenSound => ({
  audio: { sampleRate: SILENCE_RATE, samples: new Int16Array(Math.round(seconds * SILENCE_RATE)) },
  words: [],
})

/** Samples below this level (of 32,767) are silence. */
const QUIET = 100

const isAudible = ({ samples }: PcmAudio) => samples.some((sample) => Math.abs(sample) > QUIET)

const toMs = (seconds: number) => Math.round(seconds * 1000) / 1000

function isSpoken(code: string | undefined): code is SpeechLocale {
  return code !== undefined && spokenLocales.includes(code)
}

/**
 * Reads aloud what a block says, in the voice and the way that it says. A pause is silence.
 * The same request always gives the same sound.
 * @throws NothingToSay; SpeechUnavailableError
 */
export async function speakSpoken(
  { db, engines, signal }: Speaking,
  { type, language, text, voice_id, settings }: Spoken,
): Promise<SpokenSound> {
  if (type === 'pause') return silence(settings.pause)
  const voice = voice_id === null ? undefined : db.voices.get(voice_id)
  const locale = db.languages.get(language)?.code
  const timbre =
    voice && (voice.cloned ?? timbres[voice.gender === genders.WOMAN ? 'woman' : 'man'][voice.timbre])
  if (!timbre || !isSpoken(locale)) throw new NothingToSay(`voice ${voice_id} in language ${language}`)
  const { speed, pitch } = settings
  return speakWith({ db, engines, signal }, { text, locale, timbre, speed, pitch })
}

/**
 * Reads a text aloud in a timbre, whether there is a voice of it or not.
 * @throws NothingToSay; SpeechUnavailableError
 */
export async function speakWith(
  { db, engines, signal }: Speaking,
  request: SpeechRequest,
): Promise<SpokenSound> {
  if (isSpeechDown(db)) throw new SpeechUnavailableError('Switched off in the sandbox.')
  const spoken = await engines.speech.speak(request, { signal })
  if (!isAudible(spoken)) throw new NothingToSay('no sound came out')
  return {
    audio: { samples: spoken.samples, sampleRate: spoken.sampleRate },
    words: spoken.words.map((word) => ({ text: word.text, start: toMs(word.start), end: toMs(word.end) })),
  }
}
