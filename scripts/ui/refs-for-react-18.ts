import { resolve } from 'node:path'
import type { ESTree, Plugin } from 'vite'

const HELPER = resolve('scripts/ui/with-ref.ts')

const isComponent = (name: string) => /^[A-Z][a-z]/.test(name)

/** A function component in the text of its module. */
interface FoundComponent {
  readonly start: number
  readonly end: number
  /** Text that makes a declaration a constant. */
  readonly before: string
}

/** The function components of a module, whether they are declared or constants. */
const componentsIn = (statements: ESTree.Program['body']): FoundComponent[] =>
  statements.flatMap((statement) => {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (node?.type === 'FunctionDeclaration' && node.id && isComponent(node.id.name))
      return [{ start: node.start, end: node.end, before: `const ${node.id.name} = ` }]
    if (node?.type !== 'VariableDeclaration') return []
    return node.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && isComponent(id.name) && init?.type === 'ArrowFunctionExpression'
        ? [{ start: init.start, end: init.end, before: '' }]
        : [],
    )
  })

/** Makes every component of the package take `ref` as a prop in React 18 too, which keeps it from functions. */
export function refsForReact18(): Plugin {
  return {
    name: 'refs-for-react-18',
    enforce: 'post',
    transform: {
      filter: { id: /[\\/]src[\\/]ui[\\/][^?]*\.tsx$/ },
      handler(code) {
        const components = componentsIn(this.parse(code).body)
        const wrapped = components.reduceRight(
          (text, { start, end, before }) =>
            `${text.slice(0, start)}${before}/* @__PURE__ */ withRef(${text.slice(start, end)})${text.slice(end)}`,
          code,
        )
        return components.length === 0
          ? null
          : `import { withRef } from ${JSON.stringify(HELPER)}\n${wrapped}`
      },
    },
  }
}
