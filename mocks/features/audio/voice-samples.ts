import type { SpeechInput } from '#mocks/domain/speech-input.ts'
import { DEFAULT_SPEECH } from '#src/rules/speech.ts'

interface VoiceSample {
  voiceId: number
  language: number
  text: string
  /** A factor; the voice's own speed by default. */
  speed?: number
}

const toBase64Url = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const fromBase64Url = (coded: string) =>
  new TextDecoder().decode(
    Uint8Array.from(atob(coded.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    ),
  )

/** Sample in which a voice speaks a customer's sentence; the file name contains everything it is made of. */
export const sampleFile = ({ voiceId, language, text, speed = 1 }: VoiceSample) =>
  `voice-says-${voiceId}-${language}${speed === 1 ? '' : `.${Math.round(speed * 100)}`}-${toBase64Url(text)}.wav`

export function spokenInVoiceSample(key: string): SpeechInput | undefined {
  const [, voice, language, speed = '100', coded] =
    /^voice-says-(\d+)-(\d+)(?:\.(\d+))?-([\w-]+)\.wav$/.exec(key) ?? []
  if (voice === undefined || language === undefined || coded === undefined) return undefined
  return {
    type: 'text',
    language: Number(language),
    text: fromBase64Url(coded),
    voice_id: Number(voice),
    settings: { ...DEFAULT_SPEECH, speed: Number(speed) / 100 },
  }
}
