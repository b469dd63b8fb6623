import type { Project } from '#src/contract/project.ts'
import type { ContentKind } from '../document/own-content.ts'
import { restoreDraft } from './draft.ts'
import type { ClaimedDraft } from './draft-storage.ts'
import { mergeProject } from './merge-project.ts'

/**
 * Unsaved drafts of closed tabs, one after the other.
 * @param onConflicts receives the number of blocks with a conflict between a draft and the project
 */
export function createSavedDrafts(
  claimed: readonly ClaimedDraft[],
  kind: ContentKind,
  onConflicts: (count: number) => void,
) {
  let waiting = claimed
  return {
    isEmpty: () => waiting.length === 0,
    take(latest: Project) {
      const [next, ...rest] = waiting
      if (!next) return undefined
      waiting = rest
      const restored = restoreDraft(next.draft, latest, kind)
      const { state, conflicts } = mergeProject(
        restored.state,
        restored.copy,
        latest,
        restored.unanswered,
        kind,
      )
      if (conflicts > 0) onConflicts(conflicts)
      return { state, copy: restored.copy, unanswered: restored.unanswered, drop: next.drop }
    },
  }
}

export type SavedDrafts = ReturnType<typeof createSavedDrafts>
