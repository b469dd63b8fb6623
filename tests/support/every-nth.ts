import { inject } from 'vitest'

/**
 * Of a sweep, what the usual command tries: every so many-th, from another place on in every test, so that together
 * they try all. `npm run faults` tries each in every test.
 */
export const everyNth = <Item>(items: readonly Item[], nth: number, place = 0): readonly Item[] =>
  inject('isEveryFault') ? items : items.filter((_, at) => (at + place) % nth === 0)
