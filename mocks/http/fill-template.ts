/** Values of a request that a template may use, as `{{body.email}}`. */
export interface TemplateValues {
  readonly method: string
  readonly path: string
  readonly params: unknown
  readonly query: unknown
  readonly headers: unknown
  readonly body: unknown
  /** World time in ISO 8601. */
  readonly now: string
}

const VALUE_ROOTS = [
  'method',
  'path',
  'params',
  'query',
  'headers',
  'body',
  'now',
] as const satisfies readonly (keyof TemplateValues)[]

const PLACEHOLDER = /\{\{\s*([\w.-]+)\s*\}\}/g
const ONLY_PLACEHOLDER = /^\{\{\s*([\w.-]+)\s*\}\}$/

/** Placeholders of a template that no request has a value for. */
export function unknownPlaceholders(template: unknown): string[] {
  const used = [...(JSON.stringify(template) ?? '').matchAll(PLACEHOLDER)].map(([, name = '']) => name)
  return used.filter((name) => !VALUE_ROOTS.some((root) => name === root || name.startsWith(`${root}.`)))
}

function valueAt(values: TemplateValues, name: string): unknown {
  let value: unknown = values
  for (const key of name.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Readonly<Record<string, unknown>>)[key]
  }
  return value
}

const textOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')

/**
 * Fills the placeholders of a template with the values of a request. A text that is only a placeholder becomes the
 * value itself, such as a number or a list; null if the request does not have it.
 */
export function fillTemplate(template: unknown, values: TemplateValues): unknown {
  if (typeof template === 'string') {
    const [, name] = ONLY_PLACEHOLDER.exec(template) ?? []
    if (name !== undefined) return valueAt(values, name) ?? null
    return template.replace(PLACEHOLDER, (_, each: string) => textOf(valueAt(values, each)))
  }
  if (Array.isArray(template)) return template.map((each) => fillTemplate(each, values))
  if (typeof template !== 'object' || template === null) return template
  return Object.fromEntries(
    Object.entries(template).map(([name, each]) => [name, fillTemplate(each, values)]),
  )
}
