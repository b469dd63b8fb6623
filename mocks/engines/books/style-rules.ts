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

/** More comparisons than the pages of a book need: a page with thousands of rules and elements would take minutes. */
const MAX_COMPARISONS = 10_000_000

/** Finds the rule that counts for an element. */
export class RuleFinder {
  private readonly rules: readonly Rule[]
  /** Whether the elements around an element fit a rule, by its parent: the same for all of its children. */
  private readonly known = new WeakMap<Tag, Map<Rule, boolean>>()
  private comparisons = 0

  constructor(rules: readonly Rule[]) {
    this.rules = rules
  }

  /** The most specific rule, of equal ones the last. @param path open elements, the element itself last */
  find(path: readonly Tag[]): Rule | undefined {
    let best: Rule | undefined
    for (const rule of this.rules)
      if (rule.weight >= (best?.weight ?? 0) && this.matches(rule, path)) best = rule
    return best
  }

  private matches(rule: Rule, path: readonly Tag[]): boolean {
    const [tag, parent] = [path.at(-1), path.at(-2)]
    const subject = rule.compounds.at(-1)
    if (!tag || !subject || !isMatch(subject, tag)) return false
    if (rule.compounds.length === 1) return true
    if (!parent) return false
    const known = this.known.get(parent) ?? new Map<Rule, boolean>()
    this.known.set(parent, known)
    const fits = known.get(rule) ?? this.fitsAround(rule, path.slice(-MAX_AROUND - 1, -1))
    known.set(rule, fits)
    return fits
  }

  /** Whether the elements around an element fit all parts of a selector but the last. */
  private fitsAround({ compounds }: Rule, around: readonly Tag[]): boolean {
    const outer = compounds.slice(0, -1)
    this.comparisons += outer.length * around.length
    if (this.comparisons > MAX_COMPARISONS) return false
    /** For each part whether the selector up to it fits any element so far, and whether it fits the one just before. */
    const fits = outer.map(() => false)
    let before = fits
    for (const tag of around) {
      const here = outer.map((compound, part) => {
        const isPlaced = part === 0 || (compound.isChild ? before[part - 1] : fits[part - 1])
        return isPlaced === true && isMatch(compound, tag)
      })
      for (const [part, isHere] of here.entries()) fits[part] ||= isHere
      before = here
    }
    return (compounds.at(-1)?.isChild ? before : fits).at(-1) === true
  }
}
