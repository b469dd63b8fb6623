import type { Editor } from './create-editor.ts'
import { isInProgress } from './project-info.ts'

/** The blocks of the editor as a run makes them (`features/runs`). */
export function revealedBlocks({ store, summary }: Pick<Editor, 'store' | 'summary'>) {
  return {
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
