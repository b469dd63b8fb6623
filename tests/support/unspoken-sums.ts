const ATTRIBUTES = ['aria-label', 'aria-valuetext', 'aria-description', 'alt', 'placeholder']
const SIGN = '₼'
/** The currency's word in the languages of the app, with their endings. */
const WORD = /manat|манат/i

/** Texts and names on the page whose sums of money have no word of the currency for customers who hear the page. */
export function unspokenSums(): string[] {
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent ?? ''
    const parent = node.parentElement
    if (
      !text.includes(SIGN) ||
      // A sign alone is next to a field, whose name or hint has the word.
      text === SIGN ||
      WORD.test(text) ||
      parent?.closest('.sum, [aria-label], [aria-hidden=true], textarea')
    )
      continue
    if (parent?.checkVisibility({ visibilityProperty: true })) found.push(text)
  }
  for (const name of ATTRIBUTES)
    for (const element of document.querySelectorAll(`[${name}*="${SIGN}"]`)) {
      const text = element.getAttribute(name) ?? ''
      if (!WORD.test(text)) found.push(`${name}: ${text}`)
    }
  return found
}
