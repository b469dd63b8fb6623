import type { Refusals } from '#src/api/api-error.ts'
import type { Project } from '#src/contract/project.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import type { Progress } from '#src/features/projects/progress-queries.ts'
import { isInProgress } from '#src/features/projects/project-statuses.ts'
import type { Editor } from './core/create-editor.ts'
import { type AskedBlocks, type IsInRun, placeRefusals } from './core/run-refusals.ts'
import { useEditor, useSummary } from './editor-context.ts'

/** The server's ids of blocks. Call it after saving, because new blocks have none before. */
export const blockIdsOf =
  ({ store }: Pick<Editor, 'store'>, keys: readonly string[]) =>
  () =>
    keys.flatMap((key) => store.getBlock(key)?.id ?? [])

/** @param isTextOwn the customer writes the blocks, and runs add none */
export function revealedBlocks({ store, summary }: Pick<Editor, 'store' | 'summary'>, isTextOwn = false) {
  return {
    isTextOwn,
    order: store.getOrder,
    part(key: string) {
      const block = store.getBlock(key)
      return block && { status: block.generated.status, length: block.text.length }
    },
    isRunning: () => isInProgress(summary.get()),
    subscribe(listener: () => void) {
      const stops = [store.subscribe(listener), summary.subscribe(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

/**
 * The project in the editor as the target of a run (`features/runs`).
 * @param isInRun selects the blocks of a run that names none
 */
export function useEditedProject(isInRun: IsInRun = () => false) {
  const editor = useEditor()
  const project = useSummary()
  const refresh = () => void editor.refresh()
  return {
    project,
    take: (latest: Project) => editor.sync.takeIn(latest),
    receive: (progress: Progress) => editor.receive(progress.project, progress.blocks),
    refresh,
    /**
     * The end of a run that changes only the results of its blocks: the polls had them all, unless someone has edited
     * the project or the server gives no marks.
     */
    endWithResults({ project: latest, mark }: Progress) {
      const hasAll = mark !== undefined && latest.version === editor.sync.getCopy().version
      if (!hasAll || latest.status !== projectStatuses.COMPLETED) refresh()
    },
    async whenSaved<Answer>(send: () => Promise<Answer>) {
      await editor.autosave.save()
      return editor.sync.isDirty() ? undefined : editor.lock.run(send)
    },
    showRefused(refusals: Refusals, run: AskedBlocks) {
      const { placed, left } = placeRefusals(refusals, editor.store.getState(), run, isInRun)
      editor.refused.set(placed)
      const first = editor.store.getOrder().find((key) => placed.blocks.has(key))
      if (first) editor.reveal.set({ key: first })
      return left
    },
  }
}
