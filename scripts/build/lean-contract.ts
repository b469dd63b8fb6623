import { type ESTree, type Plugin, Visitor } from 'vite'

const CONTRACT = /[\\/]src[\\/]contract[\\/][^\\/]+\.ts$/

/** Of a declared call, what only the fake backend, the OpenAPI document and types make use of. */
const UNUSED = ['summary', 'params', 'query']

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

const nameOf = (property: ESTree.ObjectPropertyKind) =>
  property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : ''

/** A call without its unused parts. That it has a body matters, and not which. */
function leanCall({ properties }: ESTree.ObjectExpression): readonly Edit[] {
  return properties.flatMap((property, index) => {
    const { start, end } = property
    if (nameOf(property) === 'body') return [{ start, end, text: 'body: true' }]
    if (!UNUSED.includes(nameOf(property))) return []
    return [{ start, end: properties[index + 1]?.start ?? end, text: '' }]
  })
}

function editsOf(program: ESTree.Program) {
  const edits: Edit[] = []
  let functions = 0
  const enter = () => {
    functions += 1
  }
  const leave = () => {
    functions -= 1
  }
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    CallExpression({ callee, arguments: [declaration], start }) {
      if (functions > 0) return
      edits.push({ start, end: start, text: '/* @__PURE__ */ ' })
      if (callee.type !== 'Identifier' || callee.name !== 'defineEndpoint') return
      if (declaration?.type === 'ObjectExpression') edits.push(...leanCall(declaration))
    },
  }).visit(program)
  return edits
}

/**
 * Calls of the contract without what the client does not look at: the schemas of what it sends, which its types hold
 * it to, and a summary. A schema that nobody uses goes too: making one has no effect, which no bundler can know.
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    transform: {
      filter: { id: CONTRACT },
      handler(code) {
        const edits = editsOf(this.parse(code)).toSorted((one, other) => one.start - other.start)
        let lean = ''
        let end = 0
        for (const edit of edits) {
          // Within what goes.
          if (edit.start < end) continue
          lean += code.slice(end, edit.start) + edit.text
          end = edit.end
        }
        return { code: lean + code.slice(end), map: null }
      },
    },
  }
}
