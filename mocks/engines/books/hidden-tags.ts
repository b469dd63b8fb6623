import { type Rule, RuleFinder, ruleOf } from './style-rules.ts'
import type { Tag } from './walk-markup.ts'

/** Characters of the style sheets of a page that are read. */
export const SHEET_MAX = 200_000
/** More rules than a book has that display or hide something, and longer selectors. */
const [MAX_RULES, MAX_SELECTOR] = [1000, 200]

const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)|<!--|-->/g
/** Ends of the parts of a style sheet; strings, so that signs in them are no ends. */
const SHEET_TOKEN = /"(?:\\[\s\S]|[^"\\\n])*"|'(?:\\[\s\S]|[^'\\\n])*'|[{};]/g

/** Properties that hide an element, and their value: struck out words are left out like those of `del`. */
const HIDING_PROPERTIES = [
  [/(?:^|;)\s*display\s*:\s*([\w-]+)\s*(!\s*important)?/gi, 'none'],
  [/(?:^|;)\s*visibility\s*:\s*([\w-]+)\s*(!\s*important)?/gi, 'hidden'],
  [/(?:^|;)\s*text-decoration(?:-line)?\s*:\s*([\w-]+)\s*(!\s*important)?/gi, 'line-through'],
] as const

const MEDIUM = /^(?:only\s+)?(not\s+)?([\w-]+)$/
const RELEVANT_MEDIA = ['all', 'screen', 'speech', 'aural']

/** Whether declarations count for a medium: a book is shown on a screen or spoken, not printed. */
export function isForReader(media = ''): boolean {
  if (media.trim() === '') return true
  return media.split(',').some((query) => {
    const [, not, medium = ''] = MEDIUM.exec(query.trim().toLowerCase()) ?? []
    return medium !== '' && RELEVANT_MEDIA.includes(medium) !== (not !== undefined)
  })
}

const isForAll = (block: string) => /^@media\s/i.test(block) && isForReader(block.slice('@media'.length))

/** Each rule with its selectors and declarations, without those that only some devices apply. */
function* rulesOf(css: string): Generator<readonly [selectors: string, body: string]> {
  const blocks: string[] = []
  let from = 0
  for (const { 0: sign, index } of css.matchAll(SHEET_TOKEN)) {
    if (sign.length > 1) continue
    const isInRule = blocks.length > 0 && !blocks.at(-1)?.startsWith('@')
    if (sign === ';' && isInRule) continue
    const text = css.slice(from, index).trim()
    from = index + 1
    if (sign === '{') blocks.push(text)
    if (sign !== '}') continue
    const selectors = blocks.pop()
    if (isInRule && selectors !== undefined && blocks.every(isForAll)) yield [selectors, text]
  }
}

/** Value of a property among declarations; the last one counts. */
function lastDeclaredValue(property: RegExp, declarations: string) {
  const [, value, important] = [...declarations.matchAll(property)].at(-1) ?? []
  return value === undefined
    ? undefined
    : { value: value.toLowerCase(), isImportant: important !== undefined }
}

function rulesFor([property, hiding]: (typeof HIDING_PROPERTIES)[number], css: string): readonly Rule[] {
  const rules = [...rulesOf(css)].flatMap(([selectors, body]) => {
    const declared = lastDeclaredValue(property, body)
    if (!declared) return []
    const { value, isImportant } = declared
    return selectors.split(',').flatMap((selector) => {
      const isUsual = selector.length < MAX_SELECTOR
      return (isUsual && ruleOf(selector.trim(), { hides: value === hiding, isImportant })) || []
    })
  })
  return rules.length <= MAX_RULES && rules.some(({ hides }) => hides) ? rules : []
}

/** Whether an element's own style hides it; undefined if it has no such property. */
function isHiddenByStyle(
  [property, hiding]: (typeof HIDING_PROPERTIES)[number],
  { attributes }: Tag,
): boolean | undefined {
  const own = lastDeclaredValue(property, attributes.style ?? '')
  return own && own.value === hiding
}

/**
 * Tells which elements their own style, or a style sheet, hides: the most specific rule counts, of equal ones the last.
 * @param path open elements, the element itself last
 */
export function hiddenTags(css: string): (path: readonly Tag[]) => boolean {
  const sheet = css.slice(0, SHEET_MAX).replace(COMMENT, ' ')
  const kinds = HIDING_PROPERTIES.map((kind) => ({
    kind,
    finder: new RuleFinder(sheet === '' ? [] : rulesFor(kind, sheet)),
  }))
  return (path) => {
    const tag = path.at(-1)
    if (!tag) return false
    return kinds.some(({ kind, finder }) => {
      const rule = finder.find(path)
      const own = rule?.isImportant ? undefined : isHiddenByStyle(kind, tag)
      return own ?? rule?.hides ?? false
    })
  }
}
