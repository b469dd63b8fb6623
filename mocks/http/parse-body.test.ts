import { expect, test } from 'vitest'
import { valueOfForm } from './parse-body.ts'

test('a form is one value: JSON in its body part, files where their names say', () => {
  const form = new FormData()
  const file = new File(['x'], 'a.wav')
  form.append('body', JSON.stringify({ title: 'A', gender: 1, samples: [{ name: 'first' }] }))
  form.append('samples[0].file', file)
  form.append('samples[1][file]', file)
  form.append('image', file)
  expect(valueOfForm(form)).toEqual({
    title: 'A',
    gender: 1,
    image: file,
    samples: [{ name: 'first', file }, { file }],
  })
})

test('a form without a body part is its own parts', () => {
  const form = new FormData()
  form.append('title', '12')
  form.append('__proto__.polluted', 'yes')
  expect(valueOfForm(form)).toEqual({ title: '12' })
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})
