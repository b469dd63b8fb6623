import { useQuery } from '@tanstack/react-query'
import type { RecognitionWish } from '#src/contract/detect-text.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { blockIdsOf, useEditedProject } from '#src/features/editor/edited-project.ts'
import { useEditor } from '#src/features/editor/editor-context.ts'
import { useRun } from '#src/features/runs/use-run.ts'
import { pagesPrice } from '#src/rules/price.ts'
import { useSignal } from '#src/ui/use-signal.ts'

export function usePagesRun(isWatchingExports: boolean) {
  const editor = useEditor()
  const edited = useEditedProject(() => true)
  const { data: service } = useQuery(catalogQueries.service(editor.slug))
  const pages = useSignal(editor.body).pages ?? []
  const priceOf = (count: number) => (service ? pagesPrice(count, service) : 0)
  const unread = pages.filter(({ source }) => source === 'recognised').length
  const price = priceOf(unread)
  const run = useRun({
    // Pictures and languages come with the whole project only.
    target: { ...edited, onEnd: () => void editor.refresh() },
    priceOf: ({ scope, blockIds }) => (scope === 'blocks' ? priceOf(blockIds?.length ?? 0) : price),
    isWatchingExports,
  })
  return {
    ...run,
    price,
    isPriced: service !== undefined,
    priceOf,
    startAll: () => run.start({ scope: 'all', price }),
    /** Reads these pages once more. */
    readAgain: (keys: readonly string[], recognition: RecognitionWish) =>
      run.start({
        scope: 'blocks',
        blockIds: blockIdsOf(editor, keys),
        recognition,
        price: priceOf(keys.length),
      }),
  }
}

export type PagesRun = ReturnType<typeof usePagesRun>
