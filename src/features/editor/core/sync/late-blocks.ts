/** A request that was given up may still arrive; after this long, in ms, the server is asked once more. */
const LATE_MS = 30_000

/**
 * New blocks whose adding was not answered and which the server did not show afterwards, by client id. One that is
 * still here is sent again; one that was taken back here would stay on the server unseen.
 */
export function createLateBlocks() {
  const lookAt = new Map<string, number>()
  return {
    await(clientId: string) {
      lookAt.set(clientId, performance.now() + LATE_MS)
    },
    /** Milliseconds until the server has to be looked at for a block that is not here; undefined where none is late. */
    waitMs(isHere: (clientId: string) => boolean): number | undefined {
      const times = [...lookAt].flatMap(([id, at]) => (isHere(id) ? [] : at))
      return times.length > 0 ? Math.max(0, Math.min(...times) - performance.now()) : undefined
    },
    /** The server was seen: what has waited long enough is not awaited any more. */
    seen() {
      for (const [id, at] of lookAt) if (at <= performance.now()) lookAt.delete(id)
    },
  }
}
