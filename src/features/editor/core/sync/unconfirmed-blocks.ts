import type { BlockContent } from '../document/editor-block.ts'

/** An abandoned request may still arrive; after this time, in ms, the project is fetched again. */
const LATE_MS = 30_000

/**
 * New blocks whose adding got no response and which the next fetch did not contain. A block that still exists
 * here is sent again; one that was undone here would stay on the server unnoticed.
 */
export function createUnconfirmedBlocks(isHere: (clientId: string) => boolean) {
  const awaited = new Map<string, { readonly content: BlockContent; readonly lookAt: number }>()
  const gone = () => [...awaited].filter(([clientId]) => !isHere(clientId))
  return {
    await(clientId: string, content: BlockContent) {
      awaited.set(clientId, { content, lookAt: performance.now() + LATE_MS })
    },
    /** Sent contents of blocks that no longer exist here, by client id. */
    contents: () => gone().map(([clientId, { content }]) => [clientId, content] as const),
    /** Milliseconds until the next necessary fetch; undefined if nothing is awaited. */
    waitMs(): number | undefined {
      const times = gone().map(([, { lookAt }]) => lookAt)
      return times.length > 0 ? Math.max(0, Math.min(...times) - performance.now()) : undefined
    },
    /** After a fetch, drops blocks that have waited long enough or were removed elsewhere. */
    seen(removedElsewhere: readonly string[]) {
      for (const clientId of removedElsewhere) awaited.delete(clientId)
      for (const [clientId, { lookAt }] of awaited) {
        if (lookAt <= performance.now()) awaited.delete(clientId)
      }
    },
  }
}
