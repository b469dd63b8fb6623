import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Method } from '#src/contract/endpoint.ts'
import { ApiError, type ApiErrorKind } from './api-error.ts'
import { createQueryClient, refetchServerTexts } from './query-client.ts'

function failWith(kind: ApiErrorKind, method: Method = 'GET', status?: number) {
  return vi.fn<() => Promise<unknown>>(async () => {
    throw new ApiError({ kind, method, path: '/x', status })
  })
}

async function attempts(queryFn: () => Promise<unknown>) {
  const client = createQueryClient(() => {})
  const result = client.fetchQuery({
    queryKey: ['x'],
    queryFn,
    retry: client.getDefaultOptions().queries?.retry,
  })
  const settled = result.catch(() => {})
  await vi.advanceTimersByTimeAsync(60_000)
  await settled
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test.each([
  ['network', undefined],
  ['refused', 503],
] as const)('a GET that failed with %s is attempted three times', async (kind, status) => {
  const queryFn = failWith(kind, 'GET', status)
  await attempts(queryFn)
  expect(queryFn).toHaveBeenCalledTimes(3)
})

test.each([
  ['refused', 404],
  ['refused', 401],
  ['contract', 200],
  ['timeout', undefined],
  ['session-ended', undefined],
] as const)('a GET that failed with %s (%s) is not retried', async (kind, status) => {
  const queryFn = failWith(kind, 'GET', status)
  await attempts(queryFn)
  expect(queryFn).toHaveBeenCalledOnce()
})

test('only GETs are retried, even if another method is a query', async () => {
  const queryFn = failWith('network', 'POST')
  await attempts(queryFn)
  expect(queryFn).toHaveBeenCalledOnce()
})

test('a mutation is sent once, and its failure is reported with its meta', async () => {
  const onError = vi.fn()
  const client = createQueryClient(onError)
  const mutationFn = failWith('network', 'POST')
  const mutation = client.getMutationCache().build(client, { mutationFn, meta: { silent: true } })
  await mutation.execute(undefined).catch(() => {})
  expect(mutationFn).toHaveBeenCalledOnce()
  expect(onError).toHaveBeenCalledWith(expect.any(ApiError), { silent: true })
})

test('a change of language refetches the queries on screen without a pending state and removes the rest', async () => {
  const client = createQueryClient(() => {})
  let language = 'az'
  const observer = new QueryObserver(client, { queryKey: ['shown'], queryFn: async () => language })
  const states: (string | undefined)[] = []
  const stop = observer.subscribe(({ data }) => states.push(data))
  await vi.advanceTimersByTimeAsync(1)
  client.setQueryData(['hidden'], 'az')
  language = 'tr'
  await refetchServerTexts(client)
  expect(states.at(-1)).toBe('tr')
  expect(states.slice(states.indexOf('az'))).not.toContain(undefined)
  expect(client.getQueryData(['hidden'])).toBeUndefined()
  stop()
})
