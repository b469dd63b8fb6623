import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import type { CompatStatement, Identifier, SupportStatement } from '@mdn/browser-compat-data'
import { parseAst } from 'rolldown/parseAst'

/** Oldest versions in which everything works; docs/browsers.md lists them too. */
export const OLDEST_BROWSERS = {
  chrome: 120,
  edge: 120,
  firefox: 125,
  safari: 17.4,
  safari_ios: 17.4,
  samsunginternet_android: 25,
} as const

type Browser = keyof typeof OLDEST_BROWSERS

const BROWSERS = Object.keys(OLDEST_BROWSERS) as Browser[]

const supports = (support: SupportStatement | undefined, browser: Browser) => {
  const statements = [support ?? []].flat()
  /** An incomplete implementation that was completed later counts. */
  const isCompleted = (removed: unknown) => statements.some(({ version_added: added }) => added === removed)
  return statements.some(
    ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: otherName }) =>
      typeof added === 'string' &&
      Number(added.replace('≤', '')) <= OLDEST_BROWSERS[browser] &&
      (!removed || isCompleted(removed)) &&
      !flags &&
      !prefix &&
      !otherName,
  )
}

/** Whether one of the oldest browsers lacks a feature. */
const isNewer = ({ support }: CompatStatement) =>
  BROWSERS.some((browser) => !supports(support[browser], browser))

const entriesOf = (group: Identifier) =>
  Object.entries(group as Record<string, Identifier>).filter(([key]) => key !== '__compat')

const builtins = bcd.javascript.builtins as Identifier
const interfaces: Identifier = { ...builtins, ...bcd.webassembly.api, ...bcd.api } as Identifier

/** Interfaces behind the objects that each page has. */
const OBJECTS: Readonly<Record<string, string>> = {
  navigator: 'Navigator',
  document: 'Document',
  window: 'Window',
  globalThis: 'Window',
  self: 'Window',
  history: 'History',
  location: 'Location',
  performance: 'Performance',
  crypto: 'Crypto',
}

/** Interfaces of the platform whose methods scripts call on objects of any name. */
const CALLED = new Set([
  ...[
    'Node',
    'Element',
    'HTMLElement',
    'HTMLDialogElement',
    'HTMLInputElement',
    'HTMLMediaElement',
    'EventTarget',
  ],
  ...[
    'Request',
    'Response',
    'Headers',
    'FormData',
    'Blob',
    'ReadableStream',
    'AbortSignal',
    'URL',
    'URLSearchParams',
  ],
  ...[
    'Document',
    'Window',
    'Range',
    'Selection',
    'DataTransfer',
    'IDBFactory',
    'LockManager',
    'BaseAudioContext',
  ],
])

/** Names of methods that only newer browsers have, on whatever object. */
const newerMethods = new Set<string>()
const olderMethods = new Set<string>()
for (const [name, members] of entriesOf(interfaces)) {
  const isCalled = name in builtins || CALLED.has(name)
  for (const [key, { __compat: compat }] of entriesOf(members))
    if (compat && /^[a-z]\w*$/i.test(key) && !key.endsWith('_static'))
      if (!isNewer(compat)) olderMethods.add(key)
      else if (isCalled) newerMethods.add(key)
}

function memberOf(object: string, name: string): boolean | undefined {
  const owner = OBJECTS[object] ?? object
  const group = interfaces[owner]
  // Interfaces are members of the global object: `window.CloseWatcher`.
  const member = group?.[`${name}_static`] ?? group?.[name] ?? (owner === 'Window' && interfaces[name])
  const compat = member ? member.__compat : undefined
  return compat && isNewer(compat)
}

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

const nameIn = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? String(node.name) : undefined

/** A member of an object that the platform names: `URL.parse`, `navigator.share`. */
function newerMember({ object, property, computed }: Node): string | undefined {
  const [on, name] = [nameIn(object), computed ? undefined : nameIn(property)]
  return on !== undefined && name !== undefined && memberOf(on, name) ? `${on}.${name}` : undefined
}

/** A method that is called on any object. */
function newerMethod({ callee }: Node): string | undefined {
  if (!isNode(callee) || callee.type !== 'MemberExpression' || callee.computed) return undefined
  const [on, name = ''] = [nameIn(callee.object), nameIn(callee.property)]
  if (on !== undefined && memberOf(on, name) !== undefined) return undefined
  return newerMethods.has(name) && !olderMethods.has(name) ? `.${name}()` : undefined
}

/** Calls `visit` for each node of a syntax tree. */
function visitAll(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const each of value) visitAll(each, visit)
  if (!isNode(value)) return
  visit(value)
  for (const child of Object.values(value)) visitAll(child, visit)
}

const DECLARATIONS = new Set(['VariableDeclarator', 'FunctionDeclaration', 'ClassDeclaration'])

/** Names of a script's own variables, functions and classes: minified ones can be those of interfaces, such as `ML`. */
function ownNames(script: unknown): ReadonlySet<string | undefined> {
  const names = new Set<string | undefined>()
  visitAll(script, ({ type, id }) => DECLARATIONS.has(type) && names.add(nameIn(id)))
  return names
}

function newerGlobal(node: Node): string | undefined {
  const name = nameIn(node.callee)
  const compat = name === undefined ? undefined : interfaces[name]?.__compat
  return compat && isNewer(compat) ? `${name}` : undefined
}

/** Functions and members of the platform in a script that one of the oldest browsers lacks. */
export function newerInScript(script: string): ReadonlySet<string> {
  const found = new Set<string>()
  const tree = parseAst(script)
  const own = ownNames(tree)
  const add = (name: string | undefined) => name !== undefined && !own.has(name) && found.add(name)
  visitAll(tree, (node) => {
    if (node.type === 'MemberExpression') add(newerMember(node))
    if (node.type === 'CallExpression') add(newerMethod(node))
    if (node.type === 'NewExpression' || node.type === 'CallExpression') add(newerGlobal(node))
  })
  return found
}

/** Selectors and at-rules of a style sheet that one of the oldest browsers lacks; they would drop whole rules. */
export function newerInStyle(style: string): ReadonlySet<string> {
  const found = new Set<string>()
  const { selectors, 'at-rules': atRules } = bcd.css as unknown as Record<string, Identifier>
  const look = (group: Identifier | undefined, name: string, shown: string) => {
    const compat = group?.[name]?.__compat
    if (compat && isNewer(compat)) found.add(shown)
  }
  for (const [, prelude = ''] of style.matchAll(/([^{};]+)\{/g))
    for (const [shown, name = ''] of prelude.matchAll(/::?([a-z][a-z-]+)/g)) look(selectors, name, shown)
  for (const [shown, name = ''] of style.matchAll(/@([a-z][a-z-]+)/g)) look(atRules, name, shown)
  return found
}
