import { parseSync } from 'vite'

/** A comment, name or title with its place. */
export interface Words {
  readonly path: string
  readonly line: number
  readonly text: string
}

/** Texts of one source file that a reader meets before the code. */
export interface FileWords {
  readonly comments: readonly Words[]
  /** Functions, types, classes and constants declared at the top level, exported or not. */
  readonly names: readonly Words[]
  /** First arguments of `test`, `it`, `describe` and their variants, after those of the groups around them. */
  readonly titles: readonly Words[]
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string'

const childrenOf = (node: Node): readonly Node[] =>
  Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  )

/** Text of a comment without its stars, on one line. */
const plainText = (value: string) =>
  value
    .split('\n')
    .map((line) => line.trim().replace(/^\*+\s?/, ''))
    .join(' ')
    .trim()

/** Comments of a text. Consecutive lines that start with `//` are one comment. */
function commentsIn(
  path: string,
  text: string,
  found: readonly { type: string; value: string; start: number; end: number }[],
) {
  const comments: Words[] = []
  let previousEnd = -1
  for (const { type, value, start, end } of found) {
    const gap = text.slice(previousEnd, start)
    const last = comments.at(-1)
    if (type === 'Line' && last && previousEnd >= 0 && gap.trim() === '' && gap.split('\n').length === 2)
      comments[comments.length - 1] = { ...last, text: `${last.text} ${plainText(value)}` }
    else comments.push({ path, line: text.slice(0, start).split('\n').length, text: plainText(value) })
    previousEnd = type === 'Line' ? end : -1
  }
  return comments.filter((comment) => /[a-z]{2}/i.test(comment.text) && !/^[</@]/.test(comment.text))
}

/** Names that a statement at the top level declares. */
function namesDeclaredBy(statement: Node): readonly Node[] {
  const { declaration, declarations, id } = statement
  if (isNode(declaration)) return namesDeclaredBy(declaration)
  if (Array.isArray(declarations)) return declarations.filter(isNode).flatMap(namesDeclaredBy)
  return isNode(id) && id.type === 'Identifier' ? [id] : []
}

const TEST_FUNCTIONS = new Set<unknown>(['test', 'it', 'describe'])

/** Identifier that a chain of calls and members starts with: `test` of `test.each(rows)`. */
function rootName(node: unknown): unknown {
  if (!isNode(node)) return undefined
  const { type, name, object, callee, tag } = node
  return type === 'Identifier' ? name : rootName(object ?? callee ?? tag)
}

/** Whether a method of another call's result is called, such as `attach` of `test.info()`. */
const isOnResult = (callee: unknown) =>
  isNode(callee) && isNode(callee.object) && callee.object.type === 'CallExpression'

/** Title of a call of `test`, `it` or `describe`; undefined for any other node and for a title that is computed. */
function titleOf({ type, callee, arguments: given }: Node): Node | undefined {
  const isTest = type === 'CallExpression' && TEST_FUNCTIONS.has(rootName(callee)) && !isOnResult(callee)
  const [first]: unknown[] = isTest && Array.isArray(given) ? given : []
  return isNode(first) && ['Literal', 'TemplateLiteral'].includes(first.type) ? first : undefined
}

/** Titles below a node, each with the titles of the groups around it, the outermost first. */
function titlesBelow(node: Node, groups: readonly Node[] = []): ReadonlyArray<readonly Node[]> {
  const own = titleOf(node)
  const around = own ? [...groups, own] : groups
  return [...(own ? [around] : []), ...childrenOf(node).flatMap((child) => titlesBelow(child, around))]
}

/** Comments, names and titles of a source file. */
export function readWords(path: string, text: string): FileWords {
  const { program, comments } = parseSync(path, text)
  const root: unknown = program
  if (!isNode(root)) throw new Error(`${path} cannot be parsed`)
  const placed = ({ start, end, name }: Node): Words => ({
    path,
    line: text.slice(0, start).split('\n').length,
    text: typeof name === 'string' ? name : text.slice(start + 1, end - 1),
  })
  const isTest = /\.(?:test|spec)\.tsx?$/.test(path)
  const titles = isTest ? titlesBelow(root).map((nodes) => nodes.map(placed)) : []
  return {
    comments: commentsIn(path, text, comments),
    names: isTest ? [] : childrenOf(root).flatMap(namesDeclaredBy).map(placed),
    titles: titles.flatMap((parts) =>
      parts.slice(-1).map((last) => ({ ...last, text: parts.map((part) => part.text).join(' › ') })),
    ),
  }
}
