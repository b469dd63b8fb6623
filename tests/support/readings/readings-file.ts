import { fileURLToPath } from 'node:url'

/** Recorded results of the recogniser, one per line, sorted. */
export const READINGS = fileURLToPath(new URL('readings.jsonl', import.meta.url))

/** File to which tests write the recogniser's current results; without it they use the records. */
export const NEW_READINGS = process.env.NEW_READINGS
