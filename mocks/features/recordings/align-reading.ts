import { timbres } from '#mocks/catalog/timbres.ts'
import type { Engines } from '#mocks/engines/engines.ts'
import { HearingUnavailableError } from '#mocks/engines/hearing/hearing-engine.ts'
import { SpeechUnavailableError } from '#mocks/engines/speech/speech-engine.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import type { Stretch } from '#src/rules/voice-activity.ts'

interface KnownText {
  file: Blob
  place: Stretch
  /** The text's words, without white space. */
  texts: readonly string[]
  locale: LocaleCode
}

interface Resources {
  engines: Pick<Engines, 'speech' | 'hearing'>
  signal?: AbortSignal
}

const LOUDEST = 32_768

/**
 * Finds the time of each word of a known text: the sandbox speaks the text with known word times, and compares the
 * recording with that. Undefined if the words do not fit into the place, or an engine is missing.
 */
export async function alignReading(
  { engines: { speech, hearing }, signal }: Resources,
  { file, place, texts, locale }: KnownText,
): Promise<Stretch[] | undefined> {
  const [timbre] = timbres.man
  if (!hearing || !timbre || texts.length === 0) return undefined
  try {
    const spoken = await speech.speak(
      { text: texts.join(' '), locale, timbre, speed: 1, pitch: 0 },
      { signal },
    )
    if (spoken.words.length !== texts.length) return undefined
    const samples = Float32Array.from(spoken.samples, (sample) => sample / LOUDEST)
    const reading = { samples, sampleRate: spoken.sampleRate, words: spoken.words }
    return await hearing.align(file, place, reading, { signal })
  } catch (error) {
    if (error instanceof SpeechUnavailableError || error instanceof HearingUnavailableError) return undefined
    throw error
  }
}
