import type { PDFPageProxy } from 'pdfjs-dist'
import type { TextItems } from './text-layer.ts'

type PdfOperators = Awaited<ReturnType<PDFPageProxy['getOperatorList']>>

/** Operator code of pdf.js for shown text; the same in all of its builds. */
export const SHOW_TEXT = 44

const SOFT_HYPHEN = '\u00ad'

const isGlyph = (glyph: unknown): glyph is { unicode: string } =>
  typeof glyph === 'object' && glyph !== null && 'unicode' in glyph && typeof glyph.unicode === 'string'

/** Characters that an operator shows. */
export function glyphsOf(code: number, [glyphs]: readonly unknown[]): string {
  if (code !== SHOW_TEXT || !Array.isArray(glyphs)) return ''
  return glyphs.map((glyph) => (isGlyph(glyph) ? glyph.unicode : '')).join('')
}

/** Characters that a page shows, in order, without spaces. */
export function shownCharacters({ fnArray, argsArray }: PdfOperators): string {
  const parts: string[] = []
  fnArray.forEach((code, index) => {
    parts.push(glyphsOf(code, argsArray[index] ?? []))
  })
  return parts.join('').replace(/\s/gu, '')
}

/** Texts of a page with the soft hyphens at their ends, which pdf.js drops; unchanged if the characters differ. */
export function withSoftHyphens(items: TextItems, signs: string): TextItems {
  let at = 0
  return items.map((item) => {
    if (!('str' in item)) return item
    for (const sign of item.str.replace(/\s/gu, '')) {
      while (signs[at] === SOFT_HYPHEN) at += 1
      if (!signs.startsWith(sign, at)) return item
      at += sign.length
    }
    return signs[at] === SOFT_HYPHEN && /\S$/u.test(item.str)
      ? { ...item, str: `${item.str}${SOFT_HYPHEN}` }
      : item
  })
}
