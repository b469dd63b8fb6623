import { FIRST_SAVE_RETRY_MS } from '#src/config/waits.ts'
import { spread } from '#src/lib/spread.ts'

/** Delay between the last key and the start of saving. */
export const AUTOSAVE_MS = 800
/** Continuous typing is saved at least this often. */
const MAX_WAIT_MS = 5_000
const LAST_RETRY_MS = 30_000

export function createSavePace() {
  let lastEditMs = 0
  let unsavedSinceMs = 0
  let failures = 0
  return {
    edited() {
      lastEditMs = performance.now()
    },
    startWaiting() {
      unsavedSinceMs = performance.now()
    },
    waitMs() {
      const now = performance.now()
      return Math.min(lastEditMs + AUTOSAVE_MS - now, unsavedSinceMs + MAX_WAIT_MS - now)
    },
    failed() {
      failures += 1
      return spread(Math.min(FIRST_SAVE_RETRY_MS * 2 ** (failures - 1), LAST_RETRY_MS))
    },
    hasFailed: () => failures > 0,
    succeeded() {
      failures = 0
      unsavedSinceMs = performance.now()
    },
  }
}

export type SavePace = ReturnType<typeof createSavePace>
