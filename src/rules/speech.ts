import type { SpeechSettings } from '#src/contract/block.ts'

export const DEFAULT_SPEECH = { speed: 1, pitch: 0, pause: 1 } as const

/** Length of a `pause` block. It is silence: never spoken, never stale, at no price. */
export const pauseSeconds = (settings: SpeechSettings | null | undefined): number =>
  settings?.pause ?? DEFAULT_SPEECH.pause
