import { expect, test } from 'vitest'
import { requestUrl } from './request-url.ts'

test('path parameters are encoded, so that no value can address another call', () => {
  expect(requestUrl('/a/{slug}/{id}', { slug: '../x?y', id: 7 })).toBe('/api/a/..%2Fx%3Fy/7')
})

test('a path parameter without a value is an error', () => {
  expect(() => requestUrl('/a/{id}', {})).toThrow('id')
  expect(() => requestUrl('/a/{id}', { id: '' })).toThrow('id')
})

test('the query omits undefined and null, and repeats the names of lists', () => {
  const query = { page: 0, type: undefined, from: null, ids: [1, 2] }
  expect(requestUrl('/a', {}, query)).toBe('/api/a?page=0&ids=1&ids=2')
})
