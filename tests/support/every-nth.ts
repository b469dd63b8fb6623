import { inject } from 'vitest'

/**
 * The part of a sweep that the usual command runs: every nth item, with a different start in each test, so that
 * together they cover all. `npm run test:all` runs the next part each night, `npm run faults` each item in every test.
 */
export function everyNth<Item>(items: readonly Item[], nth: number, place = 0): readonly Item[] {
  const first = place + inject('night')
  return inject('isEveryFault') ? items : items.filter((_, at) => (at + first) % nth === 0)
}
