import { fileURLToPath } from 'node:url'

/** Recorded results of the recogniser, one a line, sorted. */
export const READINGS = fileURLToPath(new URL('readings.jsonl', import.meta.url))

/** Where tests write what the recogniser says now; without it they use the records. */
export const NEW_READINGS = process.env.NEW_READINGS
