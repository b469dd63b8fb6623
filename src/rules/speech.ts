/** How a block is spoken where nothing else was chosen: speed as a factor, pitch in semitones, pause in seconds. */
export const DEFAULT_SPEECH = { speed: 1, pitch: 0, pause: 1 } as const
