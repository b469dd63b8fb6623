import { expect, test } from 'vitest'
import { compareFigures } from './compare-figures.ts'

const samples = { tone: 200, pace: 4, loudness: -20 }

test('a difference is graded by how audible it is', () => {
  const [tone, pace, level] = compareFigures(samples, { tone: 212, pace: 3.2, loudness: -20.4 })
  expect(tone).toMatchObject({ kind: 'tone', closeness: 'near' })
  expect(tone?.difference).toBeCloseTo(1, 1)
  expect(pace).toMatchObject({ kind: 'pace', closeness: 'far' })
  expect(pace?.difference).toBeCloseTo(-20)
  expect(level).toMatchObject({ kind: 'level', closeness: 'same' })
})

test('a measure missing on one side is not compared', () => {
  const kinds = compareFigures({ ...samples, tone: null }, { ...samples, pace: 0 }).map(({ kind }) => kind)
  expect(kinds).toEqual(['level'])
})
