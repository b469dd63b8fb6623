import type { RecognitionRequest } from '#src/contract/generate-body.ts'
import { blockIdsOf, useEditedProject } from '#src/features/editor/edited-project.ts'
import { useEditor } from '#src/features/editor/editor-context.ts'
import { useRun } from '#src/features/runs/use-run.ts'
import { pagesPrice } from '#src/rules/price.ts'
import { useSignal } from '#src/ui/use-signal.ts'

export function usePagesRun() {
  const editor = useEditor()
  const { pages } = useSignal(editor.body)
  const unread = pages?.filter(({ source }) => source === 'recognised').length
  const run = useRun({
    target: useEditedProject(() => true),
    priceOf: ({ scope, block_ids = [] }, service) => {
      const count = scope === 'blocks' ? block_ids.length : unread
      return count === undefined ? undefined : pagesPrice(count, service)
    },
  })
  /** In qəpik; 0 until the service is loaded, undefined if the server sends no price. */
  const priceOf = (wanted: Parameters<typeof run.priceOf>[0]) => (run.service ? run.priceOf(wanted) : 0)
  const price = priceOf({ scope: 'all' })
  const blockPrice = (keys: readonly string[]) =>
    priceOf({ scope: 'blocks', block_ids: blockIdsOf(editor, keys)() })
  return {
    ...run,
    ...{ price, blockPrice },
    /** Pages that are charged; undefined if the server does not list the pages. */
    unread,
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
