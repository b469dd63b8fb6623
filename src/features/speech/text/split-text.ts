import type { Piece } from '#src/features/cast/read-cast.ts'
import { portionsOf } from '#src/rules/cut-text.ts'
import { splitSentences } from '#src/rules/split-sentences.ts'
import type { YieldToPage } from '#src/rules/yield-to-page.ts'

export const splitModes = ['paragraph', 'sentence', 'none'] as const
export type SplitMode = (typeof splitModes)[number]

/** Characters split into sentences at a time, so that the page can handle input in between. */
const PORTION = 20_000

interface SplitOptions {
  readonly mode: SplitMode
  /** Longest block, in UTF-16 units, which are never fewer than the counted characters. */
  readonly maxLength: number
  readonly language: string
  /** Whether only blank lines end paragraphs; without it, they do if there are any. */
  readonly isWrapped?: boolean | undefined
  readonly yieldToPage: YieldToPage
}

/** Blank lines separate paragraphs; without any, every line is one. */
export const hasBlankLines = (text: string) => /\n[^\S\n]*\n/.test(text)

function paragraphsOf(text: string, isWrapped = hasBlankLines(text)): string[] {
  return text.split(isWrapped ? /\n\s*\n/ : '\n').filter((line) => line.trim() !== '')
}

async function* unitsOf(
  text: string,
  { mode, language, isWrapped, yieldToPage }: SplitOptions,
): AsyncGenerator<string> {
  if (mode === 'none') {
    yield text.trim()
    return
  }
  for (const paragraph of paragraphsOf(text, isWrapped)) {
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

/** Parts of a text of the same speaker that follow each other, joined. */
function joinPieces(pieces: readonly Piece[]): readonly Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last && last.speaker === piece.speaker)
      joined[joined.length - 1] = { ...last, text: `${last.text}\n${piece.text}` }
    else joined.push(piece)
  }
  return joined
}

/**
 * Splits every part of a text as {@link splitText} does; the blocks keep its speaker.
 * @throws DOMException named `AbortError` when the signal of `yieldToPage` was aborted.
 */
export async function splitPieces(pieces: readonly Piece[], options: SplitOptions): Promise<Piece[]> {
  const blocks: Piece[] = []
  for (const piece of options.mode === 'none' ? joinPieces(pieces) : pieces) {
    for (const text of await splitText(piece.text, options)) blocks.push({ ...piece, text })
  }
  return blocks
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
