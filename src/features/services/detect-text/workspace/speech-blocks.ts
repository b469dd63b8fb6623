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

/**
 * Splits texts of pages into blocks for speech, one per paragraph with its lines joined.
 * @param most maximum characters of a block
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
      .flatMap((paragraph) => splitText(paragraph, most)),
  )
