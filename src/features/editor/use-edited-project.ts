import type { Refusals } from '#src/api/api-error.ts'
import type { Block } from '#src/contract/block.ts'
import type { Project, ProjectSummary } from '#src/contract/project.ts'
import type { Editor } from './create-editor.ts'
import { useEditor, useSummary } from './editor-context.ts'
import { type AskedBlocks, placeRefusals } from './run-refusals.ts'

/** Server's ids of blocks, to be asked for once everything is saved: only then new blocks have theirs. */
export const blockIdsOf =
  ({ store }: Pick<Editor, 'store'>, keys: readonly string[]) =>
  () =>
    keys.flatMap((key) => store.getBlock(key)?.id ?? [])

/** The project in the editor, as something that can be run (`features/runs`). */
export function useEditedProject() {
  const editor = useEditor()
  const project = useSummary()
  return {
    project,
    take: (latest: Project) => editor.sync.takeIn(latest),
    receive: (progress: { project: ProjectSummary; blocks: readonly Block[] }) =>
      editor.receive(progress.project, progress.blocks),
    refresh: () => void editor.refresh(),
    onEnd() {
      if (editor.sync.isDirty()) void editor.autosave.save()
    },
    async save() {
      await editor.autosave.save()
      return !editor.sync.isDirty()
    },
    showRefused(refusals: Refusals, run: AskedBlocks) {
      const { placed, left } = placeRefusals(refusals, editor.store.getState(), run)
      editor.refused.set(placed)
      const first = editor.store.getOrder().find((key) => placed.blocks.has(key))
      if (first) editor.reveal.set({ key: first })
      return left
    },
    inTurn: <Answer>(send: () => Promise<Answer>) => editor.turns.run(send),
  }
}
