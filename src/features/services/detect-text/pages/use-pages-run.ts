import type { RecognitionRequest } from '#src/contract/generate-body.ts'
import { blockIdsOf, useEditedProject } from '#src/features/editor/edited-project.ts'
import { useEditor } from '#src/features/editor/editor-context.ts'
import { useRun } from '#src/features/runs/use-run.ts'
import { pagesPrice } from '#src/rules/price.ts'
import { useSignal } from '#src/ui/use-signal.ts'

export function usePagesRun() {
  const editor = useEditor()
  const pages = useSignal(editor.body).pages ?? []
  const unread = pages.filter(({ source }) => source === 'recognised').length
  const run = useRun({
    target: useEditedProject(() => true),
    priceOf: ({ scope, block_ids = [] }, service) =>
      pagesPrice(scope === 'blocks' ? block_ids.length : unread, service),
  })
  /** In qəpik; 0 until known. */
  const price = run.priceOf({ scope: 'all' }) ?? 0
  const blockPrice = (keys: readonly string[]) =>
    run.priceOf({ scope: 'blocks', block_ids: blockIdsOf(editor, keys)() }) ?? 0
  return {
    ...run,
    ...{ price, blockPrice },
    /** Reads these pages once more. */
    readAgain: (keys: readonly string[], recognition: RecognitionRequest) =>
      run.start({
        scope: 'blocks',
        blockIds: blockIdsOf(editor, keys),
        recognition,
        price: blockPrice(keys),
      }),
  }
}

export type PagesRun = ReturnType<typeof usePagesRun>
