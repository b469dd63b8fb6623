import { expect, test } from 'vitest'
import { encodeBody } from './request-body.ts'

test('a multipart body has files under their names, strings unchanged and other values as JSON', () => {
  const file = new File(['x'], 'a.wav')
  const { headers, body } = encodeBody('multipart', {
    files: [file, file],
    title: 'Səs',
    tags: ['a'],
    gone: undefined,
  })
  if (!(body instanceof FormData)) throw new Error('Expected a FormData')
  expect(headers).toEqual({})
  expect(body.getAll('files')).toHaveLength(2)
  expect(body.get('title')).toBe('Səs')
  expect(body.get('tags')).toBe('["a"]')
  expect(body.has('gone')).toBe(false)
})

test('a call without a body sends none', () => {
  expect(encodeBody('none', undefined)).toEqual({ headers: {}, body: undefined })
})

test('a multipart body without files is sent as JSON', () => {
  expect(encodeBody('multipart', { title: 'Səs', file: undefined })).toEqual({
    headers: { 'Content-Type': 'application/json' },
    body: '{"title":"Səs"}',
  })
})
