import { canShowBeforeBackend, holdRequests, whenIdle } from './first-visit.ts'
import { findMissingFeature, missingText } from './missing-feature.ts'
import { moveStartProgressToFoot, removeStartProgress, showStartProgress } from './start-progress.ts'

/** Code that runs before the backend is loaded: one module, because each file costs the start a millisecond. */
export const beforeBackend = {
  canShowBeforeBackend,
  holdRequests,
  whenIdle,
  findMissingFeature,
  missingText,
  showStartProgress,
  moveStartProgressToFoot,
  removeStartProgress,
}
