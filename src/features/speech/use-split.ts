import { useEffect, useState } from 'react'
import type { Piece } from '#src/features/cast/read-cast.ts'
import { createYield } from '#src/rules/yield-to-page.ts'
import { hasBlankLines, type SplitMode, splitPieces } from './text/split-text.ts'

export interface Split {
  readonly blocks: readonly Piece[]
  readonly characters: number
  readonly removed: number
}

export function splitOf(blocks: readonly Piece[], removed = 0): Split {
  return { blocks, characters: blocks.reduce((sum, { text }) => sum + text.length, 0), removed }
}

/** A text without what cannot be spoken, and its parts if they have speakers of their own. */
interface Source {
  readonly text: string
  readonly removed: number
  readonly pieces?: readonly Piece[] | undefined
}

/**
 * Splits a text into blocks.
 * @param source memoised by the caller
 * @returns undefined until it is done
 */
export function useSplit(
  source: Source,
  mode: SplitMode,
  language: string,
  maxLength: number,
): Split | undefined {
  const [result, setResult] = useState<{ of: string; source: Source; split: Split }>()
  const of = `${mode} ${language} ${maxLength}`
  useEffect(() => {
    const splitting = new AbortController()
    const { text, removed, pieces = [{ text }] } = source
    const isWrapped = hasBlankLines(text)
    const yieldToPage = createYield(splitting.signal)
    splitPieces(pieces, { mode, language, maxLength, isWrapped, yieldToPage }).then(
      (blocks) => setResult({ of, source, split: splitOf(blocks, removed) }),
      (error: unknown) => {
        if (!splitting.signal.aborted) throw error
      },
    )
    return () => splitting.abort()
  }, [of, source, mode, language, maxLength])
  if (source.text === '') return splitOf([])
  return result?.of === of && result.source === source ? result.split : undefined
}
