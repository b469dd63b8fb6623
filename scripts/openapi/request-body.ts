import type { AnyEndpoint, Schema } from '#src/contract/endpoint.ts'
import type { JsonSchemas } from './json-schemas.ts'

const FORM =
  'A form. Texts, numbers and `true` or `false` are sent as they are. An object is one part with its JSON, under its own name. A list is a part per item under the same name; a list without files may also be one part with its JSON. Names such as `bot[name]`, `bot.name` or `files[]` are refused (422). Without a file, the same fields may be sent as `application/json`.'

interface Definition {
  readonly type: string
  readonly shape?: Readonly<Record<string, Schema>>
  /** Of an optional field. */
  readonly innerType?: Schema
  /** Of a list. */
  readonly element?: Schema
}

const definitionOf = (schema: Schema) => schema._zod.def as Definition

/** Objects, and lists of anything but files. */
function isJsonPart(schema: Schema): boolean {
  const { type, innerType, element } = definitionOf(schema)
  if (innerType) return isJsonPart(innerType)
  return type === 'object' || (element !== undefined && definitionOf(element).type !== 'file')
}

const encodingOf = (form: Schema) =>
  Object.fromEntries(
    Object.entries(definitionOf(form).shape ?? {}).flatMap(([name, field]) =>
      isJsonPart(field) ? [[name, { contentType: 'application/json' }]] : [],
    ),
  )

/** `requestBody` of one call. */
export function requestBodyOf(endpoint: AnyEndpoint, schemas: JsonSchemas, example: unknown) {
  const { body, bodyType } = endpoint
  if (bodyType === 'none') return undefined
  const content = { schema: schemas.partOf(endpoint, 'body'), example }
  if (bodyType === 'json') return { required: true, content: { 'application/json': content } }
  return {
    description: FORM,
    required: true,
    content: { 'multipart/form-data': { ...content, encoding: encodingOf(body) } },
  }
}
