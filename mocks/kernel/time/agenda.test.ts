import { expect, test, vi } from 'vitest'
import { createMemoryStore, memoryContents } from '#mocks/kernel/store/memory-store.ts'
import { createWorld } from '#mocks/world.ts'
import { stubOperations } from '#tests/support/backend/stub-operations.ts'
import { frozenClock } from './clock.ts'
import { type AnyEventHandler, heavyEvent, lightEvent } from './event-handler.ts'

const operations = stubOperations({})
const START = Date.parse('2026-11-21T12:00:00Z')
const seen: string[] = []

const note = lightEvent<{ word: string }>('note', {
  happen: ({ payload, at }) => void seen.push(`${payload.word} ${at - START}`),
})
const chain = lightEvent<{ left: number }>('chain', {
  happen({ tx, payload, at }) {
    seen.push(`chain ${at - START}`)
    if (payload.left > 0) tx.agenda.plan(chain, { left: payload.left - 1 }, { at: at + 10 })
  },
})
const breaks = lightEvent<null>('breaks', {
  happen({ tx }) {
    tx.settings.create({ id: 'half', value: 1 })
    throw new Error('broken')
  },
  failed: ({ tx, error }) => void tx.settings.create({ id: 'failed', value: String(error) }),
})
const speak = heavyEvent<{ text: string; follow?: boolean }, number>('speak', {
  async compute({ payload }) {
    await Promise.resolve()
    if (payload.text === '') throw new Error('nothing to say')
    return payload.text.length
  },
  done({ tx, payload, result, at }) {
    tx.settings.create({ id: payload.text, value: result })
    if (payload.follow) tx.agenda.plan(speak, { text: `${payload.text}!` }, { at })
  },
  failed: ({ tx }) => void tx.settings.create({ id: 'silent', value: true }),
})

async function open(events: readonly AnyEventHandler[], contents = memoryContents()) {
  seen.length = 0
  const clock = frozenClock(START)
  return createWorld({ operations, events, clock, store: createMemoryStore(contents) })
}

test('events happen in order, each at its own time and never early', async () => {
  const world = await open([note, chain])
  await world.write((tx) => {
    tx.agenda.plan(note, { word: 'late' }, { afterMs: 15 })
    tx.agenda.plan(chain, { left: 3 }, { afterMs: 5 })
  })
  await world.idle()
  expect(seen).toEqual([])
  world.clock.advance(30)
  await world.idle()
  expect(seen).toEqual(['chain 5', 'late 15', 'chain 15', 'chain 25'])
})

test('an event planned under a key can be cancelled', async () => {
  const world = await open([note])
  await world.write((tx) => {
    tx.agenda.plan(note, { word: 'a' }, { key: 'project:1' })
    tx.agenda.plan(note, { word: 'b' }, { key: 'project:2' })
    expect(tx.agenda.cancel('project:1', note)).toBe(1)
  })
  await world.idle()
  expect(seen).toEqual(['b 0'])
})

test('an event that throws is undone, recorded as failed and not repeated', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const world = await open([breaks, note])
  await world.write((tx) => {
    tx.agenda.plan(breaks, null)
    tx.agenda.plan(note, { word: 'next' })
  })
  await world.idle()
  expect(world.db.settings.get('half')).toBeUndefined()
  expect(world.db.settings.need('failed').value).toBe('Error: broken')
  expect(seen).toEqual(['next 0'])
  expect(world.db.dueEvents.count()).toBe(0)
  expect(report).toHaveBeenCalledTimes(1)
})

test('heavy work commits its result, and further events follow without a request', async () => {
  const world = await open([speak])
  await world.write((tx) => tx.agenda.plan(speak, { text: 'salam', follow: true }))
  await world.idle()
  expect(world.db.settings.need('salam').value).toBe(5)
  expect(world.db.settings.need('salam!').value).toBe(6)
})

test('heavy work that fails is recorded once', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const world = await open([speak])
  await world.write((tx) => tx.agenda.plan(speak, { text: '' }))
  await world.idle()
  expect(world.db.settings.need('silent').value).toBe(true)
  expect(world.db.dueEvents.count()).toBe(0)
  expect(report).toHaveBeenCalledTimes(1)
})

test('work cancelled while it runs leaves no result', async () => {
  let finish: () => void = () => undefined
  const slow = heavyEvent<null, null>('slow', {
    compute: () =>
      new Promise((resolve) => {
        finish = () => resolve(null)
      }),
    done: ({ tx }) => void tx.settings.create({ id: 'done', value: true }),
    failed: () => undefined,
  })
  const world = await open([slow])
  await world.write((tx) => tx.agenda.plan(slow, null, { key: 'k' }))
  await world.settle()
  await expect.poll(() => world.db.dueEvents.need(1).attempts).toBe(1)
  await world.write((tx) => tx.agenda.cancel('k'))
  finish()
  await world.idle()
  expect(world.db.settings.get('done')).toBeUndefined()
})

test('work interrupted by a closed page is done by the next one, and given up if it kills pages', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const contents = memoryContents()
  const hangs = heavyEvent<null, null>('speak', {
    compute: () => new Promise(() => undefined),
    done: () => undefined,
    failed: () => undefined,
  })
  const first = await open([hangs], contents)
  await first.write((tx) => tx.agenda.plan(speak, { text: 'salam' }))
  await first.settle()
  await expect.poll(() => first.db.dueEvents.need(1).attempts).toBe(1)
  first.dispose()
  const second = await open([speak], contents)
  await second.idle()
  expect(second.db.settings.need('salam').value).toBe(5)
  await second.write((tx) =>
    tx.dueEvents.create({ due_at: 0, kind: 'speak', weight: 'heavy', payload: { text: 'x' }, attempts: 3 }),
  )
  await second.idle()
  expect(second.db.settings.need('silent').value).toBe(true)
})
