import type { BlockContent } from '../document/editor-block.ts'

/** A request that was given up may still arrive; after this long, in ms, the server is asked once more. */
const LATE_MS = 30_000

/**
 * New blocks whose adding was not answered and which the server did not show afterwards. One that is still here is
 * sent again; one that was taken back here would stay on the server unseen.
 */
export function createLateBlocks(isHere: (clientId: string) => boolean) {
  const awaited = new Map<string, { readonly content: BlockContent; readonly lookAt: number }>()
  const gone = () => [...awaited].filter(([clientId]) => !isHere(clientId))
  return {
    await(clientId: string, content: BlockContent) {
      awaited.set(clientId, { content, lookAt: performance.now() + LATE_MS })
    },
    /** What was sent of those that are not here, by client id. */
    contents: () => gone().map(([clientId, { content }]) => [clientId, content] as const),
    /** Milliseconds until the server has to be looked at; undefined where nothing is awaited. */
    waitMs(): number | undefined {
      const times = gone().map(([, { lookAt }]) => lookAt)
      return times.length > 0 ? Math.max(0, Math.min(...times) - performance.now()) : undefined
    },
    /** The server was seen: what has waited long enough is not awaited any more, nor what was removed elsewhere. */
    seen(removedElsewhere: readonly string[]) {
      for (const clientId of removedElsewhere) awaited.delete(clientId)
      for (const [clientId, { lookAt }] of awaited) {
        if (lookAt <= performance.now()) awaited.delete(clientId)
      }
    },
  }
}
