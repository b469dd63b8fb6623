import { expect, test } from 'vitest'
import type { Step } from './steps.ts'
import { stretchesOf } from './stretches.ts'

const step = (name: string, row?: Step['row']): Step => ({ name, about: '', command: [], limitMs: 1, row })

test('neighbours with a row are beside each other, all others by themselves, none is lost', () => {
  const steps = [
    step('types'),
    step('lint'),
    step('browser', 'first'),
    step('node', 'second'),
    step('stories', 'second'),
    step('e2e'),
    step('late', 'first'),
  ]
  const names = stretchesOf(steps).map((rows) => rows.map((row) => row.map(({ name }) => name)))
  expect(names).toEqual([[['types']], [['lint']], [['browser'], ['node', 'stories']], [['e2e']], [['late']]])
})
