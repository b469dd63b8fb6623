import { parseSync } from '@swc/core'

/** Attributes whose value a customer reads or hears. */
const SPOKEN_ATTRIBUTES = new Set([
  'title',
  'alt',
  'label',
  'text',
  'placeholder',
  'description',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'aria-placeholder',
])

const LETTER = /\p{Letter}/u

interface Node {
  readonly type?: string
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Text that an expression shows unchanged: a string, a template, either branch of a conditional. */
function literalTexts(expression: unknown): readonly string[] {
  if (!isNode(expression)) return []
  switch (expression.type) {
    case 'StringLiteral':
      return [String(expression.value)]
    case 'TemplateLiteral':
      return (expression.quasis as Node[]).map((quasi) => String(quasi.cooked ?? quasi.raw))
    case 'ConditionalExpression':
      return [...literalTexts(expression.consequent), ...literalTexts(expression.alternate)]
    case 'BinaryExpression':
      return /^(&&|\|\||\?\?|\+)$/.test(String(expression.operator))
        ? [...literalTexts(expression.left), ...literalTexts(expression.right)]
        : []
    case 'ParenthesisExpression':
    case 'JSXExpressionContainer':
      return literalTexts(expression.expression)
    default:
      return []
  }
}

function attributeName(attribute: Node): string {
  const name = attribute.name
  return isNode(name) ? String(name.value) : ''
}

function textsOf(node: Node): readonly string[] {
  if (node.type === 'JSXText') return [String(node.value)]
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    return (node.children as Node[])
      .filter((child) => child.type === 'JSXExpressionContainer')
      .flatMap(literalTexts)
  }
  if (node.type === 'JSXAttribute' && SPOKEN_ATTRIBUTES.has(attributeName(node))) {
    return literalTexts(node.value)
  }
  return []
}

/**
 * Text for customers that is written in the source instead of `locales/`: between tags, in an expression between
 * tags, in a spoken attribute. Signs without a letter do not count.
 */
export function findTextLiterals(source: string): readonly string[] {
  const found: string[] = []
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk)
    else if (isNode(value)) {
      found.push(...textsOf(value).filter((text) => LETTER.test(text)))
      Object.values(value).forEach(walk)
    }
  }
  walk(parseSync(source, { syntax: 'typescript', tsx: true, target: 'es2022' }))
  return found.map((text) => text.trim())
}
