import { type ESTree, parseSync } from 'vite'

/** TSDoc comments of a declaration in the contract, and of the fields and values within it. */
export interface Comments {
  readonly text?: string | undefined
  /** By the name of a field, or by a value of a list. */
  readonly parts: Readonly<Record<string, Comments>>
  /** Keys of the declarations it is made of, those that win first. */
  readonly bases: readonly string[]
}

interface Source {
  readonly text: string
  /** Key of the declaration that a name in this source refers to. */
  readonly keyOf: (name: string) => string
}

const NO_COMMENTS: Comments = { parts: {}, bases: [] }

/** Text of the TSDoc comment that ends directly before a position, as one line. */
function commentBefore(source: Source, position: number): string | undefined {
  const [, comment] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(source.text.slice(0, position)) ?? []
  return comment
    ?.replaceAll(/^\s*\*\s?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const joinComments = (all: readonly Comments[]): Comments => ({
  parts: Object.assign({}, ...all.toReversed().map(({ parts }) => parts)),
  bases: all.flatMap(({ bases }) => bases),
})

/** Name of a part of an object or of a list. */
function nameOf(part: ESTree.Node): string | undefined {
  if (part.type === 'Literal') return String(part.value)
  if (part.type !== 'Property') return undefined
  if (part.key.type === 'Identifier') return part.key.name
  return part.key.type === 'Literal' ? String(part.key.value) : undefined
}

function commentsOfParts(parts: readonly (ESTree.Node | null)[], source: Source): Comments {
  const named: Record<string, Comments> = {}
  const unnamed: Comments[] = []
  for (const part of parts) {
    if (part === null) continue
    const name = nameOf(part)
    if (name === undefined) unnamed.push(commentsIn(part, source))
    else {
      const inner = part.type === 'Property' ? commentsIn(part.value, source) : NO_COMMENTS
      named[name] = { ...inner, text: commentBefore(source, part.start) }
    }
  }
  return joinComments([{ parts: named, bases: [] }, ...unnamed])
}

/** Comments within an expression such as `z.extend(Base, { field: z.string() })`. */
function commentsIn(node: ESTree.Node, source: Source): Comments {
  switch (node.type) {
    case 'ObjectExpression':
      return commentsOfParts(node.properties, source)
    case 'ArrayExpression':
      return commentsOfParts(node.elements, source)
    case 'Identifier':
      return { parts: {}, bases: [source.keyOf(node.name)] }
    case 'MemberExpression':
      return commentsIn(node.object, source)
    case 'CallExpression':
      return joinComments(
        [...node.arguments.toReversed(), node.callee].map((part) => commentsIn(part, source)),
      )
    case 'ArrowFunctionExpression':
      return commentsIn(node.body, source)
    case 'SpreadElement':
      return commentsIn(node.argument, source)
    case 'TSAsExpression':
      return commentsIn(node.expression, source)
    default:
      return NO_COMMENTS
  }
}

/**
 * Comments of the constants that a file declares, by key. The key of an exported constant is its name, that of any
 * other contains the file.
 */
export function commentsOf(file: string, text: string): readonly (readonly [string, Comments])[] {
  const constants = parseSync(file, text).program.body.flatMap((statement) => {
    const isExported = statement.type === 'ExportNamedDeclaration'
    const declared = isExported ? statement.declaration : statement
    const { declarations } = declared?.type === 'VariableDeclaration' ? declared : { declarations: [] }
    return declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init ? [{ name: id.name, init, start: statement.start, isExported }] : [],
    )
  })
  const own = new Set(constants.filter(({ isExported }) => !isExported).map(({ name }) => name))
  const keyOf = (name: string) => (own.has(name) ? `${file} ${name}` : name)
  const source = { text, keyOf }
  return constants.map(({ name, init, start }) => [
    keyOf(name),
    { ...commentsIn(init, source), text: commentBefore(source, start) },
  ])
}
