/** Names that XML knows itself. */
const XML = new Set(['amp', 'lt', 'gt', 'quot', 'apos'])
const REFERENCE = /&([A-Za-z][\w.-]*);/g
/** The part of a DOCTYPE that defines names. */
const SUBSET = /(<!DOCTYPE[^>[]*)\[([\s\S]*?)\]\s*>/i
const DEFINITION = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g

/** Names within names, that deep, and no text longer than this: a file could make them endless. */
const DEEPEST = 3
const LONGEST = 10_000

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function definedIn(subset: string): Map<string, string> {
  const defined = new Map<string, string>()
  for (const [, name = '', double, single] of subset.matchAll(DEFINITION)) {
    if (!defined.has(name)) defined.set(name, double ?? single ?? '')
  }
  return defined
}

/**
 * XML with the signs that its names stand for: those that its DOCTYPE defines, and those of HTML, which XHTML takes from
 * a file elsewhere. Names that nobody knows stay.
 */
export function withOwnEntities(markup: string, htmlEntity: (name: string) => string): string {
  const subset = SUBSET.exec(markup)
  const defined = definedIn(subset?.[2] ?? '')
  const body = subset ? markup.replace(subset[0], () => `${subset[1]}>`) : markup
  const expand = (text: string, depth: number): string =>
    text.replace(REFERENCE, (reference, name: string) => {
      if (XML.has(name)) return reference
      const own = defined.get(name)
      if (own === undefined) return escaped(htmlEntity(name))
      const whole = depth < DEEPEST ? expand(own, depth + 1) : own
      return whole.length > LONGEST ? '' : whole
    })
  return body.includes('&') ? expand(body, 0) : body
}
