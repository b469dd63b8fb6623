const SENTENCES = /[^.!?…]+[.!?…]*\s*/gu

/**
 * Shortens a text by its last sentences or its last clause, without changing the rest. Undefined if nothing can be
 * left out.
 * @param share of its time that it takes now
 */
export function shortenText(text: string, share: number): string | undefined {
  const wanted = text.length / share
  const sentences = text.match(SENTENCES) ?? []
  if (sentences.length > 1) {
    let kept = ''
    for (const sentence of sentences) {
      if (kept !== '' && kept.length + sentence.length > wanted) break
      kept += sentence
    }
    return kept.trim() === text.trim() ? undefined : kept.trim()
  }
  const clause = text.lastIndexOf(',')
  if (clause <= 0) return undefined
  const end = /[.!?…]+\s*$/u.exec(text)?.[0].trim() ?? ''
  return `${text.slice(0, clause).trimEnd()}${end}`
}
