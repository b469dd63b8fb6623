import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contractModules } from '#scripts/openapi/contract-modules.ts'
import { openApiDocument } from '#scripts/openapi/document.ts'
import { exampleOf } from '#scripts/openapi/examples.ts'
import { defineEndpoint } from '#src/contract/endpoint.ts'
import { endpoints } from '#src/contract/endpoints.ts'

const modules = await contractModules()
const written = JSON.stringify(openApiDocument(modules))

test('a change of a schema changes the document', () => {
  const changed = modules.map((module) => ({
    ...module,
    endpoints: module.endpoints.map((endpoint) =>
      endpoint.name === 'getBalance' ? { ...endpoint, data: z.object({ balance: z.number() }) } : endpoint,
    ),
  }))
  expect(JSON.stringify(openApiDocument(changed))).not.toBe(written)
})

test('a parameter of a named query schema is in the document', () => {
  const { paths } = openApiDocument(modules)
  expect(JSON.stringify(paths['/customer/transactions'])).toContain('"per_page"')
})

test('a parameter without a description is refused', () => {
  const search = defineEndpoint({
    name: 'search',
    method: 'GET',
    path: '/search',
    summary: 'Searches.',
    query: z.object({ unexplained: z.string() }),
  })
  expect(() => openApiDocument([{ tag: 'runs', endpoints: [search], schemas: [], comments: [] }])).toThrow(
    '"unexplained"',
  )
})

test('every reference in the document resolves', () => {
  const document: Record<string, unknown> = JSON.parse(written)
  const lost = [...written.matchAll(/"\$ref":"#\/([^"]+)"/g)].filter(([, path = '']) => {
    const steps = path.split('/')
    return (
      steps.reduce<unknown>((part, step) => (part as Record<string, unknown>)?.[step], document) === undefined
    )
  })
  expect(lost).toEqual([])
})

test('a call with a body may be answered by 400, one of a mail’s link by 410', () => {
  const { paths } = openApiDocument(modules)
  const statuses = (path: string, method: string) => {
    const operation = paths[path]?.[method] as { responses: object } | undefined
    return Object.keys(operation?.responses ?? {})
  }
  expect(statuses('/customer/login', 'post')).toContain('400')
  expect(statuses('/customer/balance', 'get')).not.toContain('400')
  expect(statuses('/customer/reset-password', 'post')).toContain('410')
  expect(statuses('/customer/login', 'post')).not.toContain('410')
})

type Json = Record<string, unknown>

/** Every object of the document with its place. Examples are data, not schemas. */
function* objectsOf(value: unknown, place = ''): Generator<[place: string, value: Json]> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield [place, value as Json]
  for (const [key, inner] of Object.entries(value)) {
    if (key !== 'example') yield* objectsOf(inner, `${place}/${key}`)
  }
}

const all = [...objectsOf(JSON.parse(written))]

test('every field of a body and of an answer is described', () => {
  const fields = all.flatMap(([place, { type, properties }]) =>
    properties && (type === 'object' || type === undefined)
      ? Object.entries(properties).map(([name, field]) => ({
          place: `${place}.${name}`,
          field: field as Json,
        }))
      : [],
  )
  expect(fields.length).toBeGreaterThan(850)
  expect(fields.filter(({ field }) => !field.description).map(({ place }) => place)).toEqual([])
})

test('every schema is described, and every value of an enum has a name and a description', () => {
  const schemas = all.filter(([place]) => /^\/components\/schemas\/\w+$/.test(place))
  expect(schemas.length).toBeGreaterThan(100)
  expect(schemas.filter(([, schema]) => !schema.description).map(([place]) => place)).toEqual([])
  const enums = all.filter(([, schema]) => Array.isArray(schema.enum))
  expect(enums.length).toBeGreaterThan(35)
  const isNamed = (schema: Json) =>
    ['x-enum-varnames', 'x-enum-descriptions'].every(
      (key) => new Set(schema[key] as string[]).size === (schema.enum as unknown[]).length,
    )
  expect(enums.filter(([, schema]) => !isNamed(schema)).map(([place]) => place)).toEqual([])
})

test('every body and every answer has an example', () => {
  const bodies = all.filter(([place]) => /\/content$/.test(place))
  expect(bodies.length).toBeGreaterThan(60)
  const silent = bodies.filter(([, content]) =>
    Object.values(content).some((each) => !(each as Json).example),
  )
  expect(silent.map(([place]) => place)).toEqual([])
})

test('the contract accepts every example', () => {
  const file = new File(['x'], 'x.wav')
  const wrong = Object.values(endpoints).flatMap(({ name, body, bodyType, data }) => {
    const example = exampleOf(name)
    const { shape } = body._zod.def as { shape?: Record<string, z.core.$ZodType> }
    const isFile = (field: string, value: unknown) =>
      typeof value === 'string' && shape?.[field] && z.core.safeParse(shape[field], file).success
    const sent =
      bodyType === 'multipart'
        ? Object.fromEntries(
            Object.entries(example.body ?? {}).map(([field, value]) => [
              field,
              isFile(field, value) ? file : value,
            ]),
          )
        : example.body
    const isRight = z.core.safeParse(body, sent).success && z.core.safeParse(data, example.data).success
    return isRight ? [] : [name]
  })
  expect(wrong).toEqual([])
})
