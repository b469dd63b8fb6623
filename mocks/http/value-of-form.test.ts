import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { valueOfForm } from './value-of-form.ts'

const schema = z.looseObject({
  title: z.string(),
  language: z.optional(z.int()),
  samples: z.optional(z.array(z.file())),
  image: z.optional(z.file()),
  pages: z.optional(z.array(z.object({ file: z.int() }))),
  ids: z.optional(z.array(z.int())),
  names: z.optional(z.array(z.string())),
  voice: z.optional(z.nullable(z.object({ speed: z.number() }))),
})

function form(parts: [string, string | File][]) {
  const result = new FormData()
  for (const [name, part] of parts) result.append(name, part)
  return result
}

const file = new File(['x'], 'a.wav')

test('a text becomes the type of its field in the contract', () => {
  const parts = form([
    ['title', '12'],
    ['language', '12'],
    ['voice', '{"speed":1.5}'],
  ])
  expect(valueOfForm(parts, schema)).toEqual({ title: '12', language: 12, voice: { speed: 1.5 } })
})

test('one file or several with the same name are a list if the contract has one', () => {
  const one = form([
    ['samples', file],
    ['image', file],
  ])
  expect(valueOfForm(one, schema)).toEqual({ samples: [file], image: file })
  const two = form([
    ['samples', file],
    ['samples', file],
  ])
  expect(valueOfForm(two, schema)).toEqual({ samples: [file, file] })
})

test('a list is one part with its JSON, or a part per item', () => {
  const whole = form([['pages', '[{"file":0},{"file":1}]']])
  expect(valueOfForm(whole, schema)).toEqual({ pages: [{ file: 0 }, { file: 1 }] })
  const items = form([
    ['pages', '{"file":0}'],
    ['ids', '5'],
    ['ids', '7'],
  ])
  expect(valueOfForm(items, schema)).toEqual({ pages: [{ file: 0 }], ids: [5, 7] })
  expect(valueOfForm(form([['ids', '[]']]), schema)).toEqual({ ids: [] })
  expect(valueOfForm(form([['names', '["a"]']]), schema)).toEqual({ names: ['a'] })
  expect(valueOfForm(form([['names', 'a']]), schema)).toEqual({ names: ['a'] })
})

test('a name that leads into an object or a list is refused with a sentence', () => {
  for (const name of ['voice[speed]', 'voice.speed', 'samples[]', 'samples[0]']) {
    expect(() => valueOfForm(form([[name, '1']]), schema)).toThrow('field_nested_name')
  }
  expect(valueOfForm(form([['other.name', '1']]), schema)).toEqual({ 'other.name': '1' })
})

test('fields outside the contract keep numbers as text', () => {
  const parts = form([
    ['year', '2026'],
    ['consent', 'true'],
    ['terms', '["a"]'],
    ['__proto__', 'x'],
  ])
  const value = valueOfForm(parts, schema)
  expect(value).toMatchObject({ year: '2026', consent: true, terms: ['a'] })
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
})
