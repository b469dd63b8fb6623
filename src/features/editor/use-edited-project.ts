import type { Block } from '#src/contract/block.ts'
import type { Project, ProjectSummary } from '#src/contract/project.ts'
import type { Editor } from './create-editor.ts'
import { useEditor, useSummary } from './editor-context.ts'

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
    inTurn: <Answer>(send: () => Promise<Answer>) => editor.turns.run(send),
  }
}
