import { encodeWav } from '#mocks/engines/audio/encode-wav.ts'
import { joinAudio } from '#mocks/engines/audio/join-audio.ts'
import type { PcmAudio } from '#mocks/engines/audio/pcm-audio.ts'
import { createNodeSpeechEngine } from '#mocks/engines/speech/create-node-speech-engine.ts'
import { timbreFor } from '#tests/support/backend/timbre-for.ts'

const engine = createNodeSpeechEngine()

const TEXT =
  'Mən sabah səhər Bakıya gedirəm və orada bir həftə qalacağam. Dənizin sahilində gəzmək, dostlarla görüşmək, yeni kitablar almaq istəyirəm.'

const spoken = new Map<string, Promise<PcmAudio>>()

/** A speaker of a text: a voice of the speech engine, by gender and number, at a speed. */
export interface RecordedReader {
  gender: 'woman' | 'man'
  number: number
  speed?: number
}

const readOnce = ({ gender, number, speed = 1 }: RecordedReader) =>
  engine.speak({ text: TEXT, locale: 'az', timbre: timbreFor(number, gender), speed, pitch: 0 })

/** At least this many seconds of a reader's speech. */
export async function reading(reader: RecordedReader, seconds: number): Promise<PcmAudio> {
  const key = JSON.stringify(reader)
  const once = spoken.get(key) ?? readOnce(reader)
  spoken.set(key, once)
  const audio = await once
  const times = Math.ceil((seconds * audio.sampleRate) / audio.samples.length)
  return joinAudio(Array.from({ length: times }, () => audio))
}

export const wavFile = (audio: PcmAudio, name = 'sample.wav') =>
  new File([encodeWav(audio)], name, { type: 'audio/wav' })
