import {
  HIDING,
  type HidingProperty,
  hasOwnLines,
  hidingProperties,
  ownStyle,
  type PageLook,
  STYLE_ATTRIBUTES,
} from '#src/rules/hidden-parts.ts'

const MAX_CHARACTERS = 500_000

interface Declared {
  readonly hides: boolean
  readonly style: CSSStyleDeclaration
  readonly isImportant: boolean
}

/** The latest declaration of each property for each element; an important one wins over later ones. */
type Cascade = Record<HidingProperty, Map<Element, Declared>>

function applyDeclarations(
  cascade: Cascade,
  elements: readonly Element[],
  style: CSSStyleDeclaration,
  mayHide = true,
) {
  for (const name of hidingProperties) {
    const value = style.getPropertyValue(name)
    if (value === '') continue
    const isImportant = style.getPropertyPriority(name) === 'important'
    const hides = HIDING[name](value, style)
    if (hides && !mayHide) continue
    for (const element of elements)
      if (isImportant || !cascade[name].get(element)?.isImportant)
        cascade[name].set(element, { hides, style, isImportant })
  }
}

function elementsFor(page: ParentNode, selector: string): readonly Element[] {
  try {
    return [...page.querySelectorAll(selector)]
  } catch {
    return []
  }
}

/** Selector of a rule within another one. */
const nestedSheets = (parent: string, selector: string) =>
  selector.includes('&') ? selector.replaceAll('&', `:is(${parent})`) : `:is(${parent}) :is(${selector})`

/** Whether a group of rules applies to no page that is read by eye here. */
const isForOthers = (rule: CSSGroupingRule) =>
  rule instanceof CSSMediaRule
    ? /^(?:print|speech)\b/.test(rule.media.mediaText)
    : rule instanceof CSSSupportsRule && !CSS.supports(rule.conditionText)

const isForAllScreens = (rule: CSSGroupingRule) =>
  rule instanceof CSSMediaRule
    ? !rule.media.mediaText.includes('(')
    : rule instanceof CSSSupportsRule || rule instanceof CSSLayerBlockRule

/** Elements with lines of their own: by their display, or by that of their parent. */
function elementsWithLines(displays: Cascade['display']): WeakSet<Element> {
  const found = new WeakSet<Element>()
  for (const [element, { style }] of displays) {
    if (hasOwnLines(style)) found.add(element)
    if (/flex|grid/.test(style.display)) for (const child of element.children) found.add(child)
  }
  return found
}

/**
 * The look of a parsed page by its style sheets and style attributes. Judges by order and importance only,
 * not by the weight of selectors. A rule under a condition, such as a width, can show an element but not hide it,
 * because text that only some screens hide is read.
 */
export function lookBySheets(page: ParentNode, sheets: readonly string[]): PageLook {
  const cascade = Object.fromEntries(hidingProperties.map((name) => [name, new Map()])) as Cascade
  const apply = (rules: CSSRuleList, mayHide: boolean, parent?: string) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        const selector = parent === undefined ? rule.selectorText : nestedSheets(parent, rule.selectorText)
        applyDeclarations(cascade, elementsFor(page, selector), rule.style, mayHide)
        apply(rule.cssRules, mayHide, selector)
      } else if (rule instanceof CSSGroupingRule && !isForOthers(rule))
        apply(rule.cssRules, mayHide && isForAllScreens(rule), parent)
    }
  }
  for (const css of sheets) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css.slice(0, MAX_CHARACTERS))
    apply(sheet.cssRules, true)
  }
  for (const element of elementsFor(page, STYLE_ATTRIBUTES.map((name) => `[${name}]`).join())) {
    const style = ownStyle(element)
    if (style) applyDeclarations(cascade, [element], style)
  }
  const hidden = new WeakSet<Element>()
  for (const name of hidingProperties)
    for (const [element, { hides }] of cascade[name]) if (hides) hidden.add(element)
  const withLines = elementsWithLines(cascade.display)
  return {
    isHidden: (element) => hidden.has(element),
    hasOwnLines: (element) => withLines.has(element),
  }
}
