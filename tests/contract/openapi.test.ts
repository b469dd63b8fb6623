import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contractModules } from '#scripts/openapi/contract-modules.ts'
import { openApiDocument } from '#scripts/openapi/document.ts'
import { defineEndpoint } from '#src/contract/endpoint.ts'

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
  expect(() => openApiDocument([{ tag: 'search', endpoints: [search], schemas: [], comments: [] }])).toThrow(
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
