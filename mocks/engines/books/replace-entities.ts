/** Entities that XML itself defines. */
const XML = new Set(['amp', 'lt', 'gt', 'quot', 'apos'])
const REFERENCE = /&([A-Za-z][\w.-]*);/g
/** The part of a DOCTYPE that defines entities. */
const SUBSET = /(<!DOCTYPE[^>[]*)\[([\s\S]*?)\]\s*>/i
const DEFINITION = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g

/** Limits on nesting and length of entities, which a file could make endless. */
const MAX_LEVELS = 3
const MAX_CHARACTERS = 10_000

const escapeMarkup = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function entitiesDefinedIn(subset: string): Map<string, string> {
  const defined = new Map<string, string>()
  for (const [, name = '', double, single] of subset.matchAll(DEFINITION)) {
    if (!defined.has(name)) defined.set(name, double ?? single ?? '')
  }
  return defined
}

/** Whether a page defines entities, also if it does not say that it is XML. */
export const hasOwnEntities = (markup: string): boolean => SUBSET.test(markup)

/**
 * Replaces entities in XML: those of its DOCTYPE, and those of HTML, which XHTML loads from an external file.
 * Unknown entities stay.
 */
export function replaceEntities(markup: string, htmlEntity: (name: string) => string): string {
  const subset = SUBSET.exec(markup)
  const defined = entitiesDefinedIn(subset?.[2] ?? '')
  const body = subset ? markup.replace(subset[0], () => `${subset[1]}>`) : markup
  const expand = (text: string, depth: number): string =>
    text.replace(REFERENCE, (reference, name: string) => {
      if (XML.has(name)) return reference
      const own = defined.get(name)
      if (own === undefined) return escapeMarkup(htmlEntity(name))
      const whole = depth < MAX_LEVELS ? expand(own, depth + 1) : own
      return whole.length > MAX_CHARACTERS ? '' : whole
    })
  return body.includes('&') ? expand(body, 0) : body
}
