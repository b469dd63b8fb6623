import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'

const LIBRARY = /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/

/** Whole features: loading by a backend, formats (ours replaces them), warnings, keys as functions, checks of arguments. */
const FEATURES = [
  ...['Connector', 'Formatter', 'Logger', 'RegExpCache', 'keysFromSelector'],
  ...['assertSeparateArguments', 'isRefusedLanguageCode'],
]

/** Methods that the app never calls; `i18n.ts` exports only the others. */
const METHODS = [
  ...['addResource', 'addResources', 'clearCache', 'cloneInstance', 'dir', 'exists', 'getPluralFormsOfKey'],
  ...['getResourceBundle', 'getSuffixes', 'getUsedParamsDetails', 'hasLoadedNamespace', 'hydrate'],
  ...['loadLanguages', 'loadNamespaces', 'needsPlural', 'nest', 'reloadResources', 'setDefaultNamespace'],
  ...['setResolvedLanguage', 'toJSON'],
]

/** Modules that the app does not add, and their state. */
const MODULES = [
  ...['backendConnector', 'checkedLoadedFor', 'configuredLngs', 'external', 'i18nFormat'],
  ...['languageDetector', 'logger', 'pendingWarnings', 'postProcessors', 'utils'],
]

/** Options that the app does not start the library with. */
const START_OPTIONS = [
  ...['appendNamespaceToCIMode', 'appendNamespaceToMissingKey', 'cleanCode', 'defaultVariables'],
  ...['fallbackLng', 'fallbackNS', 'isClone', 'lowerCaseLng', 'missingInterpolationHandler'],
  ...['missingKeyNoValueFallbackToKey', 'parseMissingKeyHandler', 'preload', 'returnedObjectHandler'],
  ...['saveMissing', 'updateMissing', 'useRawValueToEscape', 'userDefinedKeySeparator'],
  'userDefinedNsSeparator',
]

/** Options that no text is requested with. */
export const TEXT_OPTIONS = [
  ...['applyPostProcessor', 'context', 'joinArrays', 'keyPrefix', 'ordinal', 'postProcess'],
  ...['returnDetails', 'returnObjects', 'skipInterpolation'],
]

const UNDEFINED = 'void 0'

/** Values of properties in this app. */
const VALUES = new Map([
  ...[...METHODS, ...MODULES, ...START_OPTIONS, ...TEXT_OPTIONS].map((name) => [name, UNDEFINED] as const),
  ['alwaysFormat', 'true'],
  ['escapeValue', 'false'],
  ['ignoreJSONStructure', 'true'],
  ['keySeparator', "'.'"],
  ['load', "'languageOnly'"],
  ['nest', 'false'],
  ['nsSeparator', "':'"],
  ['pluralSeparator', "'_'"],
])

/** A read property, or a call or property of an absent object, which is itself undefined. */
function valueRead(node: ESTree.Expression | ESTree.Super): string | undefined {
  if (node.type === 'ChainExpression') return valueRead(node.expression)
  if (node.type === 'NewExpression' || node.type === 'CallExpression') {
    const { callee } = node
    const isAbsent = callee.type === 'Identifier' ? FEATURES.includes(callee.name) : isUndefined(callee)
    return isAbsent ? UNDEFINED : undefined
  }
  if (node.type !== 'MemberExpression') return undefined
  const own = !node.computed && node.property.type === 'Identifier' && VALUES.get(node.property.name)
  return own || (isUndefined(node.object) ? UNDEFINED : undefined)
}

const isUndefined = (node: ESTree.Expression | ESTree.Super) => valueRead(node) === UNDEFINED

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

function editsOf(program: ESTree.Program) {
  const edits: Edit[] = []
  const replace = ({ start, end }: ESTree.Span, text: string) => edits.push({ start, end, text })
  const read = (node: ESTree.Expression) => {
    const value = valueRead(node)
    if (value !== undefined) replace(node, value)
  }
  new Visitor({
    CallExpression: read,
    ChainExpression: read,
    MemberExpression: read,
    NewExpression: read,
    AssignmentExpression(node) {
      const { left, right } = node
      if (left.type === 'MemberExpression' && valueRead(left) !== undefined) replace(node, UNDEFINED)
      else if (right.type === 'Identifier' && FEATURES.includes(right.name)) replace(right, UNDEFINED)
    },
    /** `logger = baseLogger` in parameters. */
    AssignmentPattern(node) {
      if (node.left.type === 'Identifier' && MODULES.includes(node.left.name)) replace(node, node.left.name)
    },
    MethodDefinition(node) {
      if (node.key.type === 'Identifier' && METHODS.includes(node.key.name)) replace(node, '')
    },
    /** `const dir = instance.dir`, for those who import single methods. */
    VariableDeclaration(node) {
      const [{ init } = {}] = node.declarations
      if (init?.type !== 'MemberExpression' || init.object.type !== 'Identifier') return
      if (init.object.name === 'instance') replace(node, '')
    },
    ExportNamedDeclaration: (node) => replace(node, 'export { instance as default }'),
  }).visit(program)
  return edits
}

/** @throws Error if the library lacks a name that is listed here, so that a new version is looked at */
function refuseOtherNames(code: string) {
  const missing = [...FEATURES, ...VALUES.keys()].filter((name) => !new RegExp(`\\b${name}\\b`).test(code))
  if (missing.length > 0)
    throw new Error(`i18next no longer has ${missing.join(', ')}: adapt scripts/build/lean-i18next.ts`)
}

/** The code of i18next with the parts that this app uses. */
export function leanI18nextCode(code: string) {
  refuseOtherNames(code)
  const edits = editsOf(parseSync('i18next.js', code).program)
  let lean = ''
  let end = 0
  for (const edit of edits.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    // Skips an edit inside a replaced part.
    if (edit.start < end) continue
    lean += code.slice(end, edit.start) + edit.text
    end = edit.end
  }
  return lean + code.slice(end)
}

/**
 * Removes from i18next what this app does not use, half of the library, which every page loads first. Its classes cannot
 * be tree-shaken, so options and modules that the app never sets are replaced by their values, and the minifier
 * removes the branches.
 */
export function leanI18next(): Plugin {
  return {
    name: 'lean-i18next',
    apply: 'build',
    transform: {
      filter: { id: LIBRARY },
      handler: (code) => ({ code: leanI18nextCode(code), map: null }),
    },
  }
}
