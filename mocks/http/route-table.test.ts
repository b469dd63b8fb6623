import { expect, test } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { createRouteTable } from './route-table.ts'

const table = createRouteTable(Object.values(endpoints))

const nameOf = (method: string, path: string) => {
  const match = table.match(method, path)
  return match.kind === 'found' ? match.endpoint.name : match.kind
}

test.each([
  ['GET', '/services/cloning/get-projects', 'getProjects'],
  ['GET', '/services/cloning/get-formats', 'getFormats'],
  ['GET', '/services/cloning/12', 'getProject'],
  ['PUT', '/services/cloning/12/update', 'updateSettings'],
  ['PUT', '/services/cloning/12/34', 'updateBlock'],
  ['PUT', '/services/cloning/update-title/12', 'updateTitle'],
  ['PUT', '/services/cloning/duplicate-block/12/34', 'duplicateBlock'],
  ['PUT', '/services/cloning/12', 'saveProject'],
  ['DELETE', '/services/cloning/12/34', 'deleteBlock'],
  ['POST', '/services/cloning/12/payment', 'payProject'],
  ['POST', '/services/cloning/sort/12', 'sortBlocks'],
  ['POST', '/services/cloning/init', 'initProject'],
  ['GET', '/service/cloning', 'getService'],
  ['GET', '/services', 'getServices'],
  ['GET', '/services/', 'getServices'],
])('the call %s %s is matched to %s', (method, path, name) => {
  expect(nameOf(method, path)).toBe(name)
})

test('every endpoint of the contract is found by its path', () => {
  for (const { method, path, name } of Object.values(endpoints))
    expect(nameOf(method, path.replace(/\{\w+\}/g, '7'))).toBe(name)
})

test('a literal without a match falls back to the parameter', () => {
  expect(table.match('DELETE', '/services/cloning/get-projects')).toMatchObject({
    kind: 'found',
    params: { slug: 'cloning', id: 'get-projects' },
  })
})

test('a path with other methods lists them; any other path is unknown', () => {
  expect(table.match('DELETE', '/customer/login')).toEqual({ kind: 'other-methods', methods: ['POST'] })
  expect(table.match('GET', '/nothing/here')).toEqual({ kind: 'unknown' })
})

test('two endpoints with the same path are refused', () => {
  const { login } = endpoints
  expect(() => createRouteTable([login, { ...login, name: 'other' }])).toThrow('login')
})
