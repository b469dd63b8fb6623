import type { LocaleCode } from '#src/contract/primitives.ts'
import { languageOfText } from '#src/rules/language-of-text.ts'

function splitText(text: string, most: number): string[] {
  const parts: string[] = []
  let rest = text
  while (rest.length > most) {
    const space = rest.lastIndexOf(' ', most)
    const at = space > 0 ? space : most
    parts.push(rest.slice(0, at).trim())
    rest = rest.slice(at).trim()
  }
  return rest === '' ? parts : [...parts, rest]
}

/** A text for speech, in the language that it is in if that is clear. */
export interface SpeechText {
  readonly text: string
  readonly language: LocaleCode | undefined
}

/**
 * Splits texts of pages into blocks for speech, one per paragraph with its lines joined.
 * @param most maximum characters of a block
 */
export const speechBlocks = (texts: readonly string[], most: number): SpeechText[] =>
  texts.flatMap((text) =>
    text
      .split(/\n\s*\n/u)
      .map((paragraph) =>
        paragraph
          .replace(/(\p{L})-\n(?=\p{Ll})/gu, '$1')
          .replace(/\s+/gu, ' ')
          .trim(),
      )
      .flatMap((paragraph) => {
        const language = languageOfText(paragraph)
        return splitText(paragraph, most).map((part) => ({ text: part, language }))
      }),
  )
