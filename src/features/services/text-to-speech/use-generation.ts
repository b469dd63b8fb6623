import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#src/api/api-error.ts'
import { request } from '#src/api/request.ts'
import type { InsufficientFunds } from '#src/contract/billing.ts'
import { moneyOf } from '#src/contract/price.ts'
import { type GenerateBody, generate } from '#src/contract/work.ts'
import { billingQueries } from '#src/features/billing/billing-queries.ts'
import { missingFunds } from '#src/features/billing/missing-funds.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { useEditor } from '#src/features/editor/editor-context.ts'
import { voicesQueries } from '#src/features/voices/voices-queries.ts'
import { notifications } from '#src/lib/notifications.ts'

export interface Wish {
  readonly scope: GenerateBody['scope']
  /** Blocks to generate, where the scope is `blocks`. */
  readonly keys?: readonly string[]
  /** Price that the customer saw, in qəpik. */
  readonly price: number
}

const CONFLICT = 409
const SERVER_ERROR = 500

/** The work is not on the server: what would be generated is not what is on screen. */
class UnsavedError extends Error {
  override name = 'UnsavedError'
}

/** The server may have begun although its answer did not come, or could not be read. */
const isOutcomeUnknown = (error: unknown) =>
  error instanceof ApiError &&
  (error.kind === 'network' ||
    error.kind === 'timeout' ||
    error.kind === 'contract' ||
    (error.status ?? 0) >= SERVER_ERROR)

/** Generating: saves first, sends the price that was seen, and says what stands in the way. */
export function useGeneration() {
  const editor = useEditor()
  const client = useQueryClient()
  const { t } = useTranslation('editor')
  const [funds, setFunds] = useState<{ wish: Wish; missing: InsufficientFunds }>()
  const [lostAtMs, setLostAtMs] = useState<number>()

  const mutation = useMutation({
    async mutationFn(wish: Wish) {
      await editor.autosave.save()
      if (editor.sync.isDirty()) throw new UnsavedError()
      const block_ids = wish.keys?.flatMap((key) => editor.store.getBlock(key)?.id ?? [])
      const params = { slug: editor.slug, id: editor.projectId }
      const body = { scope: wish.scope, block_ids, expected_price: moneyOf(wish.price) }
      return editor.turns.run(() => request(generate, { params, body }))
    },
    onMutate: () => setFunds(undefined),
    onSuccess({ project }) {
      editor.sync.takeIn(project)
      void client.invalidateQueries({ queryKey: billingQueries.all })
    },
    onError(error, wish) {
      if (error instanceof UnsavedError) return notifications.popup('error', t('generate.unsaved'))
      const missing = missingFunds(error)
      if (missing) setFunds({ wish, missing })
      if (isOutcomeUnknown(error)) {
        // It is never sent again by itself: what has become of it is looked up, and paid for once.
        setLostAtMs(Date.now())
        editor.sync.requestRefresh()
      }
      if (!(error instanceof ApiError) || error.status !== CONFLICT) return
      // The price or the state is another one by now; what is on screen follows.
      void client.invalidateQueries({ queryKey: catalogQueries.all })
      void client.invalidateQueries({ queryKey: voicesQueries.all })
      void editor.refresh()
    },
  })
  const onSeen = useCallback((seenAtMs: number) => {
    setLostAtMs((lost) => (lost !== undefined && seenAtMs >= lost ? undefined : lost))
  }, [])
  const isUnsure = lostAtMs !== undefined
  return {
    start: (wish: Wish) => !mutation.isPending && !isUnsure && mutation.mutate(wish),
    isPending: mutation.isPending,
    /** An answer was lost: until the project has been seen again nothing can be started. */
    isUnsure,
    onSeen,
    funds,
    dismissFunds: () => setFunds(undefined),
  }
}

export type Generation = ReturnType<typeof useGeneration>
