import { expect, onTestFinished, test } from 'vitest'
import { Faults } from '#mocks/http/faults.ts'
import { nextTask } from '#src/rules/next-task.ts'
import { createDevice, installPages } from './device.ts'
import { createNetwork } from './network.ts'
import { createVirtualClock } from './virtual-clock.ts'

function networkOf(answer: () => Promise<Response>, mostTicks?: number) {
  const uninstall = installPages()
  const clock = createVirtualClock()
  onTestFinished(() => {
    clock.restore()
    uninstall()
  })
  const network = createNetwork({ fetch: answer, faults: new Faults(1) }, [], mostTicks)
  const page = createDevice('token', network.fetch).openPage()
  return { network, clock, page }
}

test('a backend that yields responds without advancing the clock of the pages', async () => {
  const { network, page } = networkOf(async () => {
    await nextTask()
    return new Response('answered')
  })
  let text = ''
  void page.run(async () => {
    text = await (await fetch('/api/x')).text()
  })
  await network.settle()
  expect(text).toBe('answered')
})

test('a timer of a page runs at its time and not before', async () => {
  const { network, clock, page } = networkOf(async () => new Response(''))
  let isRun = false
  page.run(() => {
    setTimeout(() => {
      isRun = true
    }, 10)
  })
  await clock.advance(9, network.settle)
  expect(isRun).toBe(false)
  await clock.advance(1, network.settle)
  expect(isRun).toBe(true)
})

test('a request that never ends fails instead of hanging', async () => {
  const { network, page } = networkOf(() => new Promise(() => {}), 1_000)
  void page.run(() => fetch('/api/x'))
  await expect(network.settle()).rejects.toThrow('1 requests never come to rest')
})
