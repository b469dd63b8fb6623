import { inject } from 'vitest'

/**
 * The part of a sweep that the usual command runs: every nth item, with a different start in each test, so that
 * together they cover all. `npm run faults` runs each item in every test.
 */
export const everyNth = <Item>(items: readonly Item[], nth: number, place = 0): readonly Item[] =>
  inject('isEveryFault') ? items : items.filter((_, at) => (at + place) % nth === 0)
