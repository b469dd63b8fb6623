import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { isInProgress } from '#src/features/projects/project-statuses.ts'
import { isInRun } from '#src/rules/open-in-run.ts'
import type { Edit } from './edit.ts'
import type { EditorBlock } from './editor-block.ts'
import type { EditorState } from './editor-state.ts'

type WithStatus = Pick<ProjectSummary, 'status'>

export const isLocked = ({ generated }: Pick<EditorBlock, 'generated'>, project: WithStatus) =>
  isInProgress(project) && isInRun(generated)

const changedBy = (edit: Edit): readonly string[] => {
  if (edit.kind === 'content' || edit.kind === 'part') return [edit.key]
  return edit.kind === 'remove' ? edit.keys : []
}

/** Whether an edit would replace a text that only the server knows, or undo its removal. */
function changesUnknownText(edit: Edit, blocks: EditorState['blocks']) {
  if (edit.kind === 'insert') return edit.blocks.some(({ isTextUnknown }) => isTextUnknown)
  if (edit.kind === 'content' && !('text' in edit.content)) return false
  return changedBy(edit).some((key) => blocks.get(key)?.isTextUnknown)
}

/**
 * Whether edits are allowed: none may change blocks that are being removed or used by a run, nor, during a
 * run, the project's defaults. Reordering does not change a block.
 */
export function isAllowed(edits: readonly Edit[], { blocks }: EditorState, project: WithStatus): boolean {
  const isFree = (key: string) => {
    const block = blocks.get(key)
    return !block || !(block.isRemoving || isLocked(block, project))
  }
  return edits.every(
    (edit) =>
      !changesUnknownText(edit, blocks) &&
      !(edit.kind === 'defaults' && isInProgress(project)) &&
      changedBy(edit).every(isFree),
  )
}
