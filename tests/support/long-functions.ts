import { parseSync } from '@swc/core'

/** Maximum number of lines of a function, including its first and last line. */
const MAX_LINES = 55
const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
  'PrivateMethod',
  'MethodProperty',
])

interface Node {
  type?: string
  span?: { start: number; end: number }
}

function* nodesOf(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return
  yield value as Node
  for (const child of Object.values(value)) yield* nodesOf(child)
}

/** Functions over that limit, as `path: lines`. */
export function longFunctions(files: readonly { path: string; text: string }[]): string[] {
  return files.flatMap(({ path, text }) => {
    const bytes = Buffer.from(text)
    const program = parseSync(text, { syntax: 'typescript', tsx: path.endsWith('.tsx') })
    // Spans count bytes from 1 over everything parsed so far; the last byte of a file is the program's end.
    const shift = program.span.end - bytes.length
    return [...nodesOf(program.body)].flatMap(({ type = '', span }) => {
      // A class method and the function inside it have the same span; only the outer one is counted.
      if (!FUNCTIONS.has(type) || !span) return []
      const lines = bytes
        .subarray(span.start - shift, span.end - shift)
        .toString()
        .split('\n').length
      return lines > MAX_LINES ? [`${path}: ${lines}`] : []
    })
  })
}
