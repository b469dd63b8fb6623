import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

/** Package that other projects install for the components of `src/ui`. */
const PACKAGE = 'avaz-ui'

const pascalCase = (stem: string) => stem.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Names of the components of the package, each in a file of its own. */
const components = new Set(
  Object.keys(import.meta.glob(['../../src/ui/*.tsx', '!**/*.test.tsx'])).map((file) =>
    pascalCase(file.replace(/^.*\/|\.tsx$/g, '')),
  ),
)

/** Names that Storybook and React know of a component; the build shortens the names of functions. */
interface NamedComponent {
  readonly __docgenInfo?: { readonly displayName?: string }
  readonly displayName?: string
  readonly name?: string
}

const nameOf = (type: unknown) => {
  const { __docgenInfo, displayName, name } = type as NamedComponent
  return __docgenInfo?.displayName ?? displayName ?? name ?? ''
}

/** Whether a component can be imported by other projects. */
export const isInPackage = (component: unknown) => components.has(nameOf(component))

/** A value whose source is not known, such as a function in a list: the page needs a file in `stories/examples`. */
const unprintable = (what: string) => new TypeError(`No code can be made of ${what}`)

const INDENT = '  '
const indent = (text: string) => text.replaceAll('\n', `\n${INDENT}`)
const LINE_LENGTH = 90

/** Text of JSX that would be read as code, or whose spaces would be lost. */
const needsBraces = (text: string) => /[{}<>\\]|^\s|\s$|\n/.test(text)

const isComponent = (value: unknown) =>
  typeof value === 'object' && value !== null && '$$typeof' in value && !isValidElement(value)

class Snippet {
  readonly imports = new Map<string, Set<string>>()
  /** Functions that the example gets from its caller, with the components whose types they have. */
  readonly callbacks = new Map<string, string>()

  use(type: unknown): string {
    if (typeof type === 'string') return type
    if (type === Fragment) return ''
    const name = nameOf(type)
    if (name === '') throw unprintable('a component without a name')
    const from = components.has(name) ? PACKAGE : 'lucide-react'
    // Icons are objects. A function that is not in the package is a component of the stories.
    if (from === 'lucide-react' && typeof type === 'function') throw unprintable(name)
    this.add(from, name)
    return name
  }

  add(from: string, name: string): void {
    this.imports.set(from, (this.imports.get(from) ?? new Set()).add(name))
  }

  value(value: unknown): string {
    if (typeof value === 'string')
      return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
    if (isValidElement(value)) return this.element(value as ReactElement<Record<string, unknown>>)
    if (isComponent(value)) return this.use(value)
    if (Array.isArray(value))
      return this.group(
        '[',
        value.map((each) => this.value(each)),
        ']',
      )
    if (typeof value === 'function') throw unprintable('a function')
    if (typeof value !== 'object' || value === null) return String(value)
    const entries = Object.entries(value).filter(([, each]) => each !== undefined)
    return this.group(
      '{ ',
      entries.map(([key, each]) => `${key}: ${this.value(each)}`),
      ' }',
    )
  }

  /** A list on one line, or a line for each part if it is long. */
  group(start: string, parts: readonly string[], end: string): string {
    const line = `${start}${parts.join(', ')}${end}`
    if (line.length <= LINE_LENGTH && !line.includes('\n')) return line
    return `${start.trim()}${parts.map((part) => `\n${INDENT}${indent(part)},`).join('')}\n${end.trim()}`
  }

  attribute(tag: string, name: string, value: unknown): string {
    if (value === true) return name
    if (typeof value === 'string' && !/["\\\n]/.test(value)) return `${name}="${value}"`
    if (typeof value !== 'function') {
      const code = this.value(value)
      return /^<[\s\S]*\n/.test(code) ? `${name}={\n${INDENT}${indent(code)}\n}` : `${name}={${code}}`
    }
    if (!components.has(tag)) throw unprintable('a function of a plain element')
    this.callbacks.set(name, tag)
    return `${name}={${name}}`
  }

  children(children: ReactNode): string[] {
    if (children === undefined || children === null || typeof children === 'boolean') return []
    if (Array.isArray(children)) return children.flatMap((child) => this.children(child))
    if (isValidElement(children)) return [this.element(children as ReactElement<Record<string, unknown>>)]
    if (typeof children === 'function') throw unprintable('children that are a function')
    const text = String(children)
    return [needsBraces(text) ? `{${this.value(text)}}` : text]
  }

  element({ type, key, props }: ReactElement<Record<string, unknown>>): string {
    const tag = this.use(type)
    const { children, ...others } = props
    const given = Object.entries(others).filter(([, value]) => value !== undefined)
    const attributes = [
      ...(key === null ? [] : [`key="${key}"`]),
      ...given.map(([name, value]) => this.attribute(tag, name, value)),
    ]
    return element(tag, attributes, this.children(children as ReactNode))
  }
}

function element(tag: string, attributes: readonly string[], children: readonly string[]): string {
  const flat = [tag, ...attributes].join(' ')
  const isShort = flat.length < LINE_LENGTH && !flat.includes('\n')
  const opened = isShort
    ? `<${flat}`
    : `<${tag}${attributes.map((each) => `\n${INDENT}${indent(each)}`).join('')}\n`
  if (children.length === 0) return `${opened}${isShort ? ' ' : ''}/>`
  const line = `${opened}>${children.join('')}</${tag}>`
  if (children.length === 1 && line.length < LINE_LENGTH && !line.includes('\n')) return line
  return `${opened}>${children.map((child) => `\n${INDENT}${indent(child)}`).join('')}\n</${tag}>`
}

/** Imports of an example file, from the files of `src/ui`, as other projects write them. */
function fromPackage(example: string): string {
  const names = [...example.matchAll(/import \{ (.+) \} from '#src\/ui\/.+'\n/g)].map(([, name = '']) => name)
  const others = example.replaceAll(/import \{ .+ \} from '#src\/ui\/.+'\n/g, '')
  const own = `import { ${names.join(', ')} } from '${PACKAGE}'\n`
  const lastImport = /^(?:import .+\n)*/.exec(others)?.[0].length ?? 0
  return `${others.slice(0, lastImport)}${own}${others.slice(lastImport)}`
}

const importLine = ([from, names]: readonly [string, ReadonlySet<string>]) =>
  `import { ${[...names].sort().join(', ')} } from '${from}'`

interface ShownStory {
  readonly component?: unknown
  readonly args: Readonly<Record<string, unknown>>
  readonly parameters: {
    /** Source of a file in `stories/examples`, which is the code of all stories of a page. */
    readonly snippet?: string
    /** Props that hold a value, with those that change it. */
    readonly state?: Readonly<Record<string, string>>
  }
  /** The element that a story renders, if it is more than the component with its arguments. */
  readonly rendered?: ReactNode
}

/** State that is empty at first holds the words of a choice later. */
const stateOf = (written: Snippet, value: unknown) =>
  value === undefined ? 'useState<string>()' : `useState(${written.value(value)})`

const setterOf = (name: string) => `set${pascalCase(name)}`

/** The component with the arguments of a story. Values that the customer changes are state of the example. */
function renderedWithArguments(
  written: Snippet,
  { component, args, parameters: { state = {} } }: ShownStory,
): string {
  const tag = written.use(component)
  const changing = Object.entries(state)
  const { children, ...props } = args
  const held = changing.flatMap(([name, change]) => [`${name}={${name}}`, `${change}={${setterOf(name)}}`])
  const attributes = Object.entries(props)
    .filter(([name, value]) => value !== undefined && !changing.flat().includes(name))
    .map(([name, value]) => written.attribute(tag, name, value))
  const content = written.children(children as ReactNode)
  // A component may ask for content that is nothing at first, such as an error.
  const isEmpty = 'children' in args && content.length === 0
  return element(tag, [...attributes, ...held], isEmpty ? ['{undefined}'] : content)
}

/** The functions that an example gets from the project that pastes it. */
function parameterOf({ callbacks }: Snippet): string {
  if (callbacks.size === 0) return ''
  const owners = Map.groupBy(callbacks, ([, owner]) => owner)
  const types = [...owners].map(
    ([owner, props]) =>
      `Pick<ComponentProps<typeof ${owner}>, ${props.map(([name]) => `'${name}'`).join(' | ')}>`,
  )
  return `{ ${[...callbacks.keys()].join(', ')} }: ${types.join(' & ')}`
}

/**
 * The code of a story for another project: a module with its imports. Functions are props of the example, because what
 * they do is up to that project.
 */
export function snippetOf(shown: ShownStory): string {
  const { args, parameters, rendered } = shown
  if (parameters.snippet !== undefined) return fromPackage(parameters.snippet)
  const written = new Snippet()
  const code = isValidElement(rendered)
    ? written.element(rendered as ReactElement<Record<string, unknown>>)
    : renderedWithArguments(written, shown)
  const states = Object.keys(parameters.state ?? {})
  const hooks = states.map(
    (name) => `  const [${name}, ${setterOf(name)}] = ${stateOf(written, args[name])}\n`,
  )
  if (states.length > 0) written.add('react', 'useState')
  if (written.callbacks.size > 0) written.add('react', 'type ComponentProps')
  const imports = [...written.imports].toSorted(([a], [b]) => (a < b ? 1 : -1)).map(importLine)
  return `${imports.join('\n')}

export function Example(${parameterOf(written)}) {
${hooks.join('')}  return (
    ${indent(indent(code))}
  )
}
`
}
