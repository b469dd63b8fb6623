import { expect, test } from 'vitest'
import { drawMutants } from './draw-mutants.ts'
import { findMutants } from './find-mutants.ts'
import { insertMutants } from './insert-mutants.ts'
import { locate } from './mutants-file.ts'

const kindsOf = (text: string) => findMutants('a.ts', text).map(({ kind, code }) => `${kind}: ${code}`)

test('operators, conditions, returned values and statements are mutated', () => {
  expect(kindsOf('function f(a) { if (a > 1) { g(a) } return a + 2 }')).toEqual([
    'condition: !(a > 1)',
    'operator: (a) >= (1)',
    'statement: {}',
    'value: undefined',
    'operator: (a) - (2)',
  ])
  expect(kindsOf('const f = (a: number): boolean => a === 1')).toEqual([
    'value: undefined',
    'operator: (a) !== (1)',
  ])
})

test('loops, joined texts, types and code that runs when a module loads are not mutated', () => {
  expect(kindsOf("function f(a) { while (a < 3) ++a; for (; a < 4; ) ++a; let t = 'x' + a }")).toEqual([])
  expect(kindsOf('type A = 1 extends 2 ? 3 : 4; const sum = 1 + 2; start()')).toEqual([])
})

test('the same seed draws the same mutants, none of them inside another', () => {
  const candidates = findMutants('a.ts', 'function f(a) { if (a > 1 && a < 9) { g(a) } return a + 2 }')
  const drawn = drawMutants(candidates, 3, 7)
  expect(drawMutants(candidates, 3, 7)).toEqual(drawn)
  expect(drawn).toHaveLength(3)
  const ranges = drawn.map(({ start, end }) => [start, end])
  for (const [index, [start = 0]] of ranges.entries())
    expect(start).toBeGreaterThanOrEqual(ranges[index - 1]?.[1] ?? 0)
})

test('a mutant runs only while it is the active one; otherwise the code is unchanged', () => {
  const text = 'function f(a) { if (a > 1) { a = 7 } return a + 2 }'
  const mutants = findMutants('a.js', text).filter(({ kind }) => kind === 'statement' || kind === 'condition')
  expect(mutants.map(({ kind }) => kind)).toEqual(['condition', 'statement'])
  const code = insertMutants(
    text,
    mutants.slice(1).map((mutant) => ({ ...mutant, id: 4 })),
  )
  const f = new Function('globalThis', 'a', `${code}; return f(a)`)
  expect(f({}, 3)).toBe(9)
  expect(f({ isMutant: (id: number) => id === 4 }, 3)).toBe(5)
  expect(f({ isMutant: (id: number) => id === 5 }, 3)).toBe(9)
})

test('a mutant is found again when its file has changed, and is marked when its code is gone', () => {
  const [mutant] = findMutants('a.ts', 'function f(a) { return a + 2 }')
  expect.assert(mutant)
  const drawn = { ...mutant, replaces: 'a + 2' }
  expect(locate(drawn, '// About f.\nfunction f(a) { return a + 2 }')).toMatchObject({ start: 35, end: 40 })
  expect(locate(drawn, 'function f(a) { return a + 3 }')).toMatchObject({ isGone: true })
})
