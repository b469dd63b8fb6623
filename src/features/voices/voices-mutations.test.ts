import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Voice } from '#src/contract/voices.ts'
import { startI18n } from '#src/i18n/i18n.ts'
import { favoriteOptions } from './voices-mutations.ts'
import { voicesQueries } from './voices-queries.ts'

const list = voicesQueries.list()
const voicesWith = (favorites: readonly number[]) =>
  [1, 2].map((id) => ({ id, is_favorite: favorites.includes(id) }) as Voice)

const waiting: ((answer: Response) => void)[] = []
const sent: number[] = []

const answer = (data: unknown, status = 200) =>
  waiting.shift()?.(new Response(JSON.stringify({ success: status === 200, data }), { status }))
const agree = (voice_id: number, is_favorite: boolean) => answer({ voice_id, is_favorite })
const settle = () => vi.advanceTimersByTimeAsync(1)

beforeEach(async () => {
  await startI18n('en')
  vi.useFakeTimers()
  vi.stubGlobal('document', { cookie: 'auth.token=a' })
  vi.stubGlobal('fetch', (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)).voice_id)
    return new Promise<Response>((resolve) => waiting.push(resolve))
  })
})
afterEach(() => {
  waiting.length = 0
  sent.length = 0
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function open(favorites: readonly number[] = []) {
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })
  client.setQueryData(list.queryKey, voicesWith(favorites))
  return {
    client,
    favorites: () =>
      client.getQueryData(list.queryKey)?.flatMap(({ id, is_favorite }) => (is_favorite ? [id] : [])),
    press: (id: number) => new MutationObserver(client, favoriteOptions(client)).mutate(id).catch(() => {}),
  }
}

test('a stale response does not remove the mark', async () => {
  const { client, favorites, press } = open()
  const { promise, resolve } = Promise.withResolvers<Voice[]>()
  void client.fetchQuery({ ...list, queryFn: () => promise, staleTime: 0 }).catch(() => {})
  void press(1)
  await settle()
  resolve(voicesWith([]))
  await settle()
  expect(favorites()).toEqual([1])
  agree(1, true)
  await settle()
  expect(favorites()).toEqual([1])
  expect(client.getQueryState(list.queryKey)?.isInvalidated).toBe(true)
})

test('an error undoes its own mark and no other', async () => {
  const { favorites, press } = open()
  void press(1)
  void press(2)
  await settle()
  expect(favorites()).toEqual([1, 2])
  answer({}, 500)
  await settle()
  expect(favorites()).toEqual([2])
  agree(2, true)
  await settle()
  expect(favorites()).toEqual([2])
})

test('after two presses the last one is shown, and the calls are sent one after the other', async () => {
  const { favorites, press } = open()
  void press(1)
  void press(1)
  await settle()
  expect(sent).toEqual([1])
  agree(1, true)
  await settle()
  expect(favorites()).toEqual([])
  expect(sent).toEqual([1, 1])
  agree(1, false)
  await settle()
  expect(favorites()).toEqual([])
})
