import type { Tag } from './walk-markup.ts'

/** Condition for one element of a selector, such as `p.note[hidden]`. */
interface Compound {
  readonly name: string | undefined
  readonly tests: readonly ((attributes: Tag['attributes']) => boolean)[]
  /** Whether the element before it in the selector is its parent; otherwise any ancestor. */
  readonly isChild: boolean
}

export interface Rule {
  /** From the outermost element to the one that the rule is about. */
  readonly compounds: readonly Compound[]
  readonly hides: boolean
  readonly isImportant: boolean
  readonly weight: number
}

const ATTRIBUTE = String.raw`\[\s*[\w|-]+\s*(?:[~|^$*]?=\s*(?:"[^"]*"|'[^']*'|[\w-]+)\s*)?\]`
const MARK = new RegExp(String.raw`#[\w\u0080-\uffff-]+|\.[\w\u0080-\uffff-]+|${ATTRIBUTE}`, 'g')
const COMPOUND = new RegExp(
  String.raw`^(?:[\w-]+\|)?([a-z][\w-]*|\*)?((?:#[\w\u0080-\uffff-]+|\.[\w\u0080-\uffff-]+|${ATTRIBUTE})*)$`,
  'i',
)
/** Elements of a selector with the signs between them; spaces in brackets belong to an attribute. */
const PART = /(?:\[[^\]]*\]|[^\s>])+|>/g
/** The last element of a selector: what it is about. */
const SUBJECT = /(?:\[[^\]]*\]|[^\s>+~])+$/

/** Elements around one that are compared with a selector, and parts of a selector: books have fewer. */
const [MAX_AROUND, MAX_COMPOUNDS] = [50, 8]

const wordsOf = (text = '') => text.split(/\s+/)

const COMPARISONS: Readonly<Record<string, (value: string, wanted: string) => boolean>> = {
  '=': (value, wanted) => value === wanted,
  '~=': (value, wanted) => wordsOf(value).includes(wanted),
  '|=': (value, wanted) => value === wanted || value.startsWith(`${wanted}-`),
  '^=': (value, wanted) => wanted !== '' && value.startsWith(wanted),
  '$=': (value, wanted) => wanted !== '' && value.endsWith(wanted),
  '*=': (value, wanted) => wanted !== '' && value.includes(wanted),
}

function attributeTest(mark: string): Compound['tests'][number] {
  const [, written = '', sign, quoted = ''] =
    /^\[\s*([\w|-]+)\s*(?:([~|^$*]?=)\s*([\s\S]*?)\s*)?\]$/.exec(mark) ?? []
  const name = written.replace('|', ':')
  const wanted = quoted.replace(/^(["'])([\s\S]*)\1$/, '$2')
  return (attributes) => {
    const value = attributes[name]
    return value !== undefined && (sign === undefined || (COMPARISONS[sign]?.(value, wanted) ?? false))
  }
}

function testOf(mark: string): Compound['tests'][number] {
  const name = mark.slice(1)
  if (mark.startsWith('#')) return ({ id }) => id === name
  return mark.startsWith('.') ? (attributes) => wordsOf(attributes.class).includes(name) : attributeTest(mark)
}

function compoundOf(text: string, isChild: boolean): { compound: Compound; weight: number } | undefined {
  const [whole, written, marks = ''] = COMPOUND.exec(text) ?? []
  if (whole === undefined) return undefined
  const name = written === '*' ? undefined : written?.toLowerCase()
  const all = marks.match(MARK) ?? []
  const weight = all.reduce((sum, mark) => sum + (mark.startsWith('#') ? 10_000 : 100), name ? 1 : 0)
  return { compound: { name, tests: all.map(testOf), isChild }, weight }
}

/** Undefined for a selector that is not understood whole, if it hides something; one that shows is read generously. */
export function ruleOf(
  selector: string,
  { hides, isImportant }: Pick<Rule, 'hides' | 'isImportant'>,
): Rule | undefined {
  const parts = selector.match(PART) ?? []
  const read = parts.flatMap((part, index) =>
    part === '>' ? [] : [compoundOf(part, parts[index - 1] === '>') ?? part],
  )
  const known = read.filter((each) => typeof each !== 'string')
  if (known.length > MAX_COMPOUNDS) return undefined
  if (known.length < read.length) {
    const subject = hides ? undefined : SUBJECT.exec(selector)?.[0]
    return subject === undefined || subject === selector ? undefined : ruleOf(subject, { hides, isImportant })
  }
  const weight = known.reduce((sum, each) => sum + each.weight, isImportant ? 1_000_000 : 0)
  // A rule for all elements hides nothing that is in a book.
  if (weight % 1_000_000 === 0) return undefined
  return { compounds: known.map(({ compound }) => compound), hides, isImportant, weight }
}

const isMatch = ({ name, tests }: Compound, tag: Tag) =>
  (name === undefined || name === tag.name.toLowerCase()) && tests.every((test) => test(tag.attributes))

function matches(compounds: readonly Compound[], path: readonly Tag[]): boolean {
  const last = path.at(-1)
  const subject = compounds.at(-1)
  if (!last || !subject || !isMatch(subject, last)) return false
  if (compounds.length === 1) return true
  /** For each part whether the selector up to it fits any element so far, and whether it fits the one just before. */
  const fits = compounds.map(() => false)
  let before = fits
  for (const tag of path.slice(-MAX_AROUND)) {
    const here = compounds.map((compound, part) => {
      const isPlaced = part === 0 || (compound.isChild ? before[part - 1] : fits[part - 1])
      return isPlaced === true && isMatch(compound, tag)
    })
    for (const [part, isHere] of here.entries()) fits[part] ||= isHere
    before = here
  }
  return before.at(-1) === true
}

/** The rule that counts for the last element of a path: the most specific one, of equal ones the last. */
export function findRule(rules: readonly Rule[], path: readonly Tag[]): Rule | undefined {
  let best: Rule | undefined
  for (const rule of rules)
    if (rule.weight >= (best?.weight ?? 0) && matches(rule.compounds, path)) best = rule
  return best
}
