import { type ESTree, type Plugin, Visitor } from 'vite'

const CONTRACT = /[\\/]src[\\/]contract[\\/][^\\/]+\.ts$/

/** Parts of a declared call that only the fake backend, the OpenAPI document and types use. */
const UNUSED = ['summary', 'params', 'query']

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

const nameOf = (property: ESTree.ObjectPropertyKind) =>
  property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : ''

/** A call without its unused parts. Whether it has a body matters, its schema does not. */
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
 * Removes from the contract's calls what the client does not read: request schemas, which types check already,
 * and summaries. Also removes unused schemas: creating one has no side effect, but a bundler cannot know that.
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
          // Skips an edit inside a removed part.
          if (edit.start < end) continue
          lean += code.slice(end, edit.start) + edit.text
          end = edit.end
        }
        return { code: lean + code.slice(end), map: null }
      },
    },
  }
}
