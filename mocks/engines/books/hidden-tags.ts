import type { Tag } from './walk-markup.ts'

/** Characters of the style sheets of a page that are read. */
export const SHEET_MAX = 200_000
/** More rules than a book has that display or hide something, and longer selectors. */
const [MAX_RULES, MAX_SELECTOR] = [1000, 200]

const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/g
/** Blocks for a condition, a printer or another device do not count. */
const FOR_ALL = /^@media\s+(?:all|screen)$/i
/** Properties that hide an element, and their value. */
const HIDING = [
  [/(?:^|;)\s*display\s*:\s*([\w-]+)/i, 'none'],
  [/(?:^|;)\s*visibility\s*:\s*([\w-]+)/i, 'hidden'],
] as const
const SIMPLE = /^([a-z][\w-]*|\*)?((?:[.#][\w-]+)*)$/i
/** The last element of a selector: what it is about. */
const SUBJECT = /[^\s>+~]+$/

interface Rule {
  readonly name: string | undefined
  readonly classes: readonly string[]
  readonly id: string | undefined
  readonly hides: boolean
}

function ruleFor(selector: string, hides: boolean): Rule | undefined {
  const isAlone = SIMPLE.test(selector)
  // A rule that is not understood whole hides nothing, but may show again.
  const [, name, marks = ''] =
    SIMPLE.exec(isAlone || hides ? selector : (SUBJECT.exec(selector)?.[0] ?? '')) ?? []
  if ((name === undefined || name === '*') && marks === '') return undefined
  const all = marks.match(/[.#][\w-]+/g) ?? []
  const named = (mark: string) => all.filter((each) => each.startsWith(mark)).map((each) => each.slice(1))
  return {
    name: name === '*' ? undefined : name?.toLowerCase(),
    classes: named('.'),
    id: named('#')[0],
    hides,
  }
}

const appliesTo = ({ name, classes, id }: Rule, tag: Tag) => {
  const own = tag.attributes.class?.split(/\s+/) ?? []
  return (
    (name === undefined || name === tag.name.toLowerCase()) &&
    (id === undefined || id === tag.attributes.id) &&
    classes.every((each) => own.includes(each))
  )
}

/** Each rule with its selectors and declarations, without those that only some devices apply. */
function* rulesOf(css: string): Generator<readonly [selectors: string, body: string]> {
  const blocks: string[] = []
  let from = 0
  for (const { 0: sign, index } of css.matchAll(/[{};]/g)) {
    const isInRule = blocks.length > 0 && !blocks.at(-1)?.startsWith('@')
    if (sign === ';' && isInRule) continue
    const text = css.slice(from, index).trim()
    from = index + 1
    if (sign === '{') blocks.push(text)
    if (sign !== '}') continue
    const selectors = blocks.pop()
    if (isInRule && selectors !== undefined && blocks.every((block) => FOR_ALL.test(block)))
      yield [selectors, text]
  }
}

/** Tells which elements a style sheet hides; a later rule wins over an earlier one. */
export function hiddenTags(css: string): (tag: Tag) => boolean {
  const all = [...rulesOf(css.slice(0, SHEET_MAX).replace(COMMENT, ' '))]
  const byProperty = HIDING.map(([property, hiding]) =>
    all.flatMap(([selectors, body]) => {
      const value = property.exec(body)?.[1]?.toLowerCase()
      if (value === undefined) return []
      return selectors.split(',').flatMap((selector) => {
        const isUsual = selector.length < MAX_SELECTOR
        return (isUsual && ruleFor(selector.trim(), value === hiding)) || []
      })
    }),
  ).filter((rules) => rules.length <= MAX_RULES && rules.some(({ hides }) => hides))
  return (tag) => byProperty.some((rules) => rules.findLast((rule) => appliesTo(rule, tag))?.hides ?? false)
}
