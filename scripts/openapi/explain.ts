import type { Comments } from './comments.ts'
import type { JsonSchema } from './json-schemas.ts'

/** Comments of all declarations of the contract, by key. */
export type AllComments = ReadonlyMap<string, Comments>

const NO_COMMENTS: Comments = { parts: {}, bases: [] }

/** A schema's key, such as `Persona`, with or without its file; other constants are limits and functions. */
const SCHEMA = /(?:^| )[A-Z]\w*[a-z]/
/** They tell what a value looks like, not what it is for. */
const FORMS = new Set(['Id', 'IdText', 'CountText', 'ClientId', 'Money', 'Moment', 'Day'])

const basesOf = (comments: Comments, all: AllComments) =>
  comments.bases.flatMap((key) => {
    const base = all.get(key)
    return base ? [{ key, base }] : []
  })

/** Comments of a field or value, from the declarations it is inherited from if it has none itself. */
export function partOf(comments: Comments, name: string, all: AllComments): Comments | undefined {
  const own = Object.hasOwn(comments.parts, name) ? comments.parts[name] : undefined
  if (own?.text !== undefined) return own
  const inherited = basesOf(comments, all)
    .map(({ base }) => partOf(base, name, all))
    .find((part) => part !== undefined)
  if (!own || !inherited) return own ?? inherited
  return { ...(own.bases.length > 0 ? own : inherited), text: textOf(own, all) ?? inherited.text }
}

/** The comment itself, or that of the schema that it names. */
export function textOf(comments: Comments, all: AllComments): string | undefined {
  if (comments.text !== undefined) return comments.text
  for (const { key, base } of basesOf(comments, all)) {
    if (!SCHEMA.test(key) || FORMS.has(key)) continue
    const text = textOf(base, all)
    if (text !== undefined) return text
  }
  return undefined
}

/** Name of a value for generated code. */
const constantOf = (value: unknown) =>
  String(value)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '_')
    .replace(/^(?=\d)/, 'OF_')

/** Names the values of an enum for generated code, and describes each. */
function explainValues(schema: JsonSchema, comments: Comments, all: AllComments): void {
  const values = schema.enum as readonly unknown[]
  const names = (schema['x-enum-varnames'] ?? values) as readonly unknown[]
  const texts = names.map((name) => partOf(comments, String(name), all)?.text ?? '')
  schema['x-enum-varnames'] = names.map(constantOf)
  if (texts.includes('')) return
  schema['x-enum-descriptions'] = texts
  const list = values.map((value, index) => `- \`${value}\`: ${texts[index]}`).join('\n')
  schema.description = [schema.description, list].filter(Boolean).join('\n\n')
}

/** Adds the comments of a declaration to its schema: of each field, and of each value of an enum. */
export function addDescriptions(schema: JsonSchema, comments: Comments | undefined, all: AllComments): void {
  if (!comments) return
  for (const [name, field] of Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)) {
    const part = partOf(comments, name, all) ?? NO_COMMENTS
    const text = textOf(part, all)
    if (text !== undefined) field.description ??= text
    addDescriptions(field, part, all)
  }
  const inner = [schema.items, schema.additionalProperties, schema.anyOf].flat()
  for (const each of inner) {
    if (typeof each === 'object' && each !== null) addDescriptions(each as JsonSchema, comments, all)
  }
  if (Array.isArray(schema.enum)) explainValues(schema, comments, all)
}
