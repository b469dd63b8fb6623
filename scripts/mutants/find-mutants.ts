import { parseSync } from 'vite'

/** A change to one place of a source file that a test should notice. */
export interface Mutant {
  readonly file: string
  /** Range in the file's text, in UTF-16 units. */
  readonly start: number
  readonly end: number
  readonly kind: 'operator' | 'condition' | 'value' | 'statement'
  /** Code of the range while the mutant is active. */
  readonly code: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string'

const OPERATORS: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])
const LOOPS = new Set(['ForStatement', 'WhileStatement', 'DoWhileStatement'])

const isText = (node: unknown) =>
  isNode(node) &&
  (node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string'))
const isMarkup = (node: unknown) => isNode(node) && node.type.startsWith('JSX')

/**
 * Places inside functions where an operator, a condition, a returned value or a statement can be changed. Leaves
 * out code that runs when a module loads, and conditions of loops, which might never end.
 */
export function findMutants(file: string, text: string): readonly Mutant[] {
  const found: Mutant[] = []
  const { program } = parseSync(file, text)
  const codeOf = ({ start, end }: Node) => text.slice(start, end)

  function add(node: Node, kind: Mutant['kind'], code: string): void {
    found.push({ file, start: node.start, end: node.end, kind, code })
  }

  function addOperator(node: Node): void {
    const { operator, left, right } = node
    const other = OPERATORS[String(operator)]
    if (!other || !isNode(left) || !isNode(right)) return
    if (operator === '+' && (isText(left) || isText(right))) return
    if (isMarkup(right)) return
    add(node, 'operator', `(${codeOf(left)}) ${other} (${codeOf(right)})`)
  }

  function addValue(value: unknown): void {
    if (!isNode(value) || isMarkup(value) || value.type === 'BlockStatement') return
    const isTrue = value.type === 'Literal' && value.value === true
    if (value.type === 'Identifier' && value.name === 'undefined') return
    add(value, 'value', isTrue ? 'false' : 'undefined')
  }

  function visit(node: Node, isInFunction: boolean): void {
    if (node.type.startsWith('TS') && !/^TS(?:As|NonNull|Satisfies)/.test(node.type)) return
    if (isInFunction) {
      if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') addOperator(node)
      if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') {
        const { test } = node
        if (isNode(test)) add(test, 'condition', `!(${codeOf(test)})`)
      }
      if (node.type === 'ReturnStatement') addValue(node.argument)
      if (node.type === 'ExpressionStatement') {
        const { expression } = node
        if (isNode(expression) && /^(?:Call|Assignment|Await)/.test(expression.type))
          add(node, 'statement', '{}')
      }
    }
    if (node.type === 'ArrowFunctionExpression') addValue(node.body)
    const isInside = isInFunction || FUNCTIONS.has(node.type)
    for (const [name, child] of Object.entries(node)) {
      if (LOOPS.has(node.type) && name === 'test') continue
      for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) visit(one, isInside)
    }
  }

  visit(program as unknown as Node, false)
  return found
}
