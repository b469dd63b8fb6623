import { portionsOf } from '#src/rules/cut-text.ts'
import type { YieldToPage } from '#src/rules/yield-to-page.ts'
import { splitSentences } from './split-sentences.ts'

export const splitModes = ['paragraph', 'sentence', 'none'] as const
export type SplitMode = (typeof splitModes)[number]

/** Characters split into sentences at a time, so that the page can handle input in between. */
const PORTION = 20_000

interface SplitOptions {
  readonly mode: SplitMode
  /** Longest block, in UTF-16 units, which are never fewer than the counted characters. */
  readonly maxLength: number
  readonly language: string
  readonly yieldToPage: YieldToPage
}

/** Blank lines separate paragraphs; without any, every line is one. */
function paragraphsOf(text: string): string[] {
  const hasBlankLines = /\n[^\S\n]*\n/.test(text)
  return text.split(hasBlankLines ? /\n\s*\n/ : '\n').filter((line) => line.trim() !== '')
}

async function* unitsOf(text: string, { mode, language, yieldToPage }: SplitOptions): AsyncGenerator<string> {
  if (mode === 'none') {
    yield text.trim()
    return
  }
  for (const paragraph of paragraphsOf(text)) {
    await yieldToPage()
    if (mode === 'paragraph') {
      yield paragraph.trim()
      continue
    }
    for (const portion of portionsOf(paragraph, PORTION)) {
      for (const sentence of splitSentences(portion, language)) {
        await yieldToPage()
        yield sentence
      }
    }
  }
}

/**
 * Splits a text into blocks, in order, none longer than the limit and none empty. Long texts yield to input.
 * @throws DOMException named `AbortError` when the signal of `yieldToPage` was aborted.
 */
export async function splitText(text: string, options: SplitOptions): Promise<string[]> {
  const blocks: string[] = []
  for await (const unit of unitsOf(text, options)) {
    if (unit === '') continue
    if (unit.length <= options.maxLength) blocks.push(unit)
    else
      for (const portion of portionsOf(unit, options.maxLength)) {
        await options.yieldToPage()
        blocks.push(portion)
      }
  }
  return blocks
}
