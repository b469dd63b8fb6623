import type { Service } from '#src/contract/catalog.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import type { MediaSource } from '#src/contract/speech-to-text.ts'
import type { Downloadable } from '#src/features/exports/download-file.ts'
import { dubbingPrice } from '#src/rules/dubbing.ts'
import { qepikOf } from '#src/rules/money.ts'
import { countCharacters, minutesPrice, speechPrice, speechUnits } from '#src/rules/price.ts'

/** Content of a project that another service can start from. */
export interface Reusable {
  /** Texts in their order; paragraphs are separated by empty lines. */
  readonly texts?: readonly string[]
  /** The sound or film, with its length in seconds. */
  readonly recording?: (Downloadable & { readonly duration: number }) | undefined
}

/** The recording itself of a transcript or a dub. */
export function recordingOf(source: MediaSource): NonNullable<Reusable['recording']> {
  const { audio_url, download_url: url = audio_url, file_name, mime, duration } = source
  return { url, file_name, mime, duration }
}

/** Services that can start from content of another service. */
export type ReusingService = Extract<
  ServiceSlug,
  'text-to-speech' | 'audio-book' | 'chat-bot' | 'website-reader' | 'dubbing' | 'speech-to-text'
>

/** Services that can start from a text that is spoken already. */
export const speechTargets: readonly ReusingService[] = ['website-reader', 'audio-book', 'chat-bot']

/** Services that can start from a text of another app. */
export const textTargets = ['text-to-speech', 'audio-book', 'chat-bot'] as const

/** Services that can start from the address of a page. */
export const linkTargets = ['website-reader', 'chat-bot'] as const

/** Kinds of prices; keys of `reuse:cost`. */
export type CostKind = 'speech' | 'bot' | 'dub' | 'transcript'

export const costKinds: Readonly<Record<ReusingService, CostKind>> = {
  'text-to-speech': 'speech',
  'audio-book': 'speech',
  'chat-bot': 'bot',
  'website-reader': 'speech',
  dubbing: 'dub',
  'speech-to-text': 'transcript',
}

/**
 * Price in qəpik of what the service would do with the content, at the usual price of a voice; of one answer for a bot.
 * Undefined if the service has no price.
 */
export function reusePrice(kind: CostKind, { texts = [], recording }: Reusable, service: Service) {
  switch (kind) {
    case 'speech':
      return speechPrice(speechUnits(countCharacters(texts.join('\n')), 1), service)
    case 'bot':
      return service.price && qepikOf(service.price.amount)
    case 'dub':
      return dubbingPrice(recording?.duration ?? 0, 1, service)
    case 'transcript':
      return minutesPrice(recording?.duration ?? 0, service)
  }
}
