import { attribute, type MarkupTag } from './docx-markup.ts'

/** The characters of the font Symbol from each code on. */
const SYMBOLS: readonly (readonly [first: number, signs: string])[] = [
  [0x20, ' !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_'],
  [0x61, 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼'],
  [0xa0, '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…'],
  [0xc4, '⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊'],
  [0xe5, '∑'],
]

/** Codes of symbol fonts are in the area for private use. */
const PRIVATE_AREA = 0xf000

/** A character by its code; codes for private use have a meaning in symbol fonts alone. */
export function symbolOf(tag: MarkupTag): string {
  const code = Number.parseInt(attribute(tag, 'char') ?? '', 16)
  if (attribute(tag, 'font') === 'Symbol') {
    const low = code >= PRIVATE_AREA ? code - PRIVATE_AREA : code
    return SYMBOLS.map(([first, signs]) => signs[low - first] ?? '').join('')
  }
  const isKnown = code > 0x1f && code < 0xe000
  return isKnown ? String.fromCharCode(code) : ''
}
