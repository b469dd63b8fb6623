import { previewSentences } from '#mocks/catalog/voices.ts'
import type { SpeechLocale, SpeechRequest } from '#mocks/engines/speech/speech-engine.ts'
import { VoiceTimbre } from '#mocks/kernel/rows/voice-timbre.ts'
import { LocaleCode } from '#src/contract/primitives.ts'

export const speakPreview = (timbre: VoiceTimbre, locale: SpeechLocale): SpeechRequest => ({
  text: previewSentences[locale],
  locale,
  timbre,
  speed: 1,
  pitch: 0,
})

export const timbrePreviewFile = (timbre: VoiceTimbre, locale: SpeechLocale) =>
  `timbre-${timbre.variant}-${timbre.basePitch}-${timbre.pitchRange}-${timbre.wordsPerMinute}-${locale}.wav`

export function timbrePreviewRequest(key: string): SpeechRequest | undefined {
  const [, variant, basePitch, pitchRange, wordsPerMinute, code] =
    /^timbre-([a-z]+)-(\d+)-(\d+)-(\d+)-([a-z]{2})\.wav$/.exec(key) ?? []
  const timbre = VoiceTimbre.safeParse({
    variant,
    basePitch: Number(basePitch),
    pitchRange: Number(pitchRange),
    wordsPerMinute: Number(wordsPerMinute),
  })
  const locale = LocaleCode.safeParse(code)
  return timbre.success && locale.success ? speakPreview(timbre.data, locale.data) : undefined
}
