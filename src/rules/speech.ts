export const DEFAULT_SPEECH = { speed: 1, pitch: 0, pause: 1 } as const
