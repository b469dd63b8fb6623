import { expect, test } from 'vitest'
import { requestUrl } from './request-url.ts'

test('parameters are encoded, so that none can lead to another call', () => {
  expect(requestUrl('/a/{slug}/{id}', { slug: '../x?y', id: 7 })).toBe('/api/a/..%2Fx%3Fy/7')
})

test('a parameter without a value is an error', () => {
  expect(() => requestUrl('/a/{id}', {})).toThrow('id')
  expect(() => requestUrl('/a/{id}', { id: '' })).toThrow('id')
})

test('what is undefined or null stays out of the query; lists repeat their name', () => {
  const query = { page: 0, type: undefined, from: null, ids: [1, 2] }
  expect(requestUrl('/a', {}, query)).toBe('/api/a?page=0&ids=1&ids=2')
})
