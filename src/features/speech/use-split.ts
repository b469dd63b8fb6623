import { useEffect, useState } from 'react'
import { cleanText } from '#src/rules/clean-text.ts'
import { createYield } from '#src/rules/yield-to-page.ts'
import { type SplitMode, splitText } from './text/split-text.ts'

export interface Split {
  readonly blocks: readonly string[]
  readonly characters: number
  readonly removed: number
}

const emptySplit: Split = { blocks: [], characters: 0, removed: 0 }

export function useSplit(
  text: string,
  mode: SplitMode,
  language: string,
  maxLength: number,
): Split | undefined {
  const [result, setResult] = useState<{ of: string; split: Split }>()
  const of = `${mode} ${language} ${maxLength} ${text}`
  useEffect(() => {
    const splitting = new AbortController()
    const clean = cleanText(text)
    splitText(clean.text, { mode, language, maxLength, yieldToPage: createYield(splitting.signal) }).then(
      (blocks) =>
        setResult({
          of,
          split: {
            blocks,
            characters: blocks.reduce((sum, block) => sum + block.length, 0),
            removed: clean.removed,
          },
        }),
      (error: unknown) => {
        if (!splitting.signal.aborted) throw error
      },
    )
    return () => splitting.abort()
  }, [of, text, mode, language, maxLength])
  if (text === '') return emptySplit
  return result?.of === of ? result.split : undefined
}
