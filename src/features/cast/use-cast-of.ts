import { useEffect, useState } from 'react'
import { createYield } from '#src/rules/yield-to-page.ts'
import type { Cast, CastText } from './read-cast.ts'

/**
 * Finds who speaks in texts, in slices, so that the page responds meanwhile.
 * @param texts memoised by the caller
 * @returns undefined until it is known
 */
export function useCastOf(texts: readonly CastText[]): Cast | undefined {
  const [result, setResult] = useState<{ readonly of: readonly CastText[]; readonly cast: Cast }>()
  useEffect(() => {
    const reading = new AbortController()
    async function read() {
      const { readCast } = await import('./read-cast.ts')
      const cast = await readCast(texts, createYield(reading.signal))
      reading.signal.throwIfAborted()
      setResult({ of: texts, cast })
    }
    read().catch((error: unknown) => {
      if (!reading.signal.aborted) throw error
    })
    return () => reading.abort()
  }, [texts])
  return result?.of === texts ? result.cast : undefined
}
