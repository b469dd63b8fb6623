import { expect, test } from 'vitest'
import { inParallel } from './in-parallel.ts'

interface Sample {
  name: string
  needs?: string[]
}

/** Runs steps by hand: gives the names that run now, and `end`, which lets one of them end. */
function byHand(steps: readonly Sample[], slots: number) {
  const running = new Map<string, () => void>()
  const outcomes = inParallel(
    steps,
    slots,
    ({ name }) => new Promise<string>((resolve) => running.set(name, () => resolve(`${name} ended`))),
  )
  async function end(name: string) {
    running.get(name)?.()
    running.delete(name)
    await new Promise((resolve) => setImmediate(resolve))
    return [...running.keys()]
  }
  return { outcomes, end, now: () => [...running.keys()] }
}

test('a free slot is taken by the first step whose dependencies have ended', async () => {
  const steps = [{ name: 'types' }, { name: 'e2e', needs: ['build'] }, { name: 'stories' }, { name: 'build' }]
  const { outcomes, end, now } = byHand(steps, 2)
  expect(now()).toEqual(['types', 'stories'])
  expect(await end('types')).toEqual(['stories', 'build'])
  expect(await end('build')).toEqual(['stories', 'e2e'])
  expect(await end('stories')).toEqual(['e2e'])
  await end('e2e')
  expect(await outcomes).toEqual(['types ended', 'e2e ended', 'stories ended', 'build ended'])
})

test('a dependency that does not run is not waited for', () => {
  expect(byHand([{ name: 'e2e', needs: ['build'] }], 2).now()).toEqual(['e2e'])
})

test('steps that wait for each other are an error', async () => {
  const steps = [
    { name: 'hen', needs: ['egg'] },
    { name: 'egg', needs: ['hen'] },
  ]
  await expect(inParallel(steps, 2, async () => undefined)).rejects.toThrow('hen, egg')
})
