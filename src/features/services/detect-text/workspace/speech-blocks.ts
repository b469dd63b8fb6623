function cut(text: string, most: number): string[] {
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

/**
 * Texts of pages as blocks to be spoken: a paragraph each, its lines put together.
 * @param most characters of a block
 */
export const speechBlocks = (texts: readonly string[], most: number): string[] =>
  texts.flatMap((text) =>
    text
      .split(/\n\s*\n/u)
      .map((paragraph) =>
        paragraph
          .replace(/(\p{L})-\n(?=\p{Ll})/gu, '$1')
          .replace(/\s+/gu, ' ')
          .trim(),
      )
      .flatMap((paragraph) => cut(paragraph, most)),
  )
