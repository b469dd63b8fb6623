import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SharedMap } from './shared-map.ts'

const key = fc.oneof(
  fc.nat(30).map((id) => `id-${id}`),
  fc.string(),
)
const entries = fc.array(fc.tuple(key, fc.nat()))

test('a shared map has the same entries as a plain map, and the previous map stays unchanged', () => {
  fc.assert(
    fc.property(entries, entries, (first, later) => {
      const before = new Map(first)
      const shared = SharedMap.of<number>(before)
      const after = new Map(before)
      let changed = shared
      for (const [name, value] of later) {
        after.set(name, value)
        changed = changed.with(name, value)
      }
      expect(new Map(changed)).toEqual(after)
      expect(changed.size).toBe(after.size)
      expect(new Map(shared)).toEqual(before)
      for (const name of after.keys()) expect(changed.get(name)).toBe(after.get(name))
    }),
  )
})
