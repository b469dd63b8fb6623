import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { initProject } from '#src/contract/projects.ts'
import { attachForm, waitForUpload } from './attached-forms.ts'
import { parseBody } from './parse-body.ts'

const MEGABYTE = 1_000_000
const BYTES_PER_MS = 10_000

const file = new File([new Uint8Array(2 * MEGABYTE)], 'long.wav')

function held(onProgress = vi.fn(), signal = new AbortController().signal) {
  const form = new FormData()
  form.append('title', 'Uzun')
  form.append('file', file)
  return attachForm(new Request('http://localhost/', { method: 'POST', signal }), { form, onProgress })
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a file of the page’s own form is passed on without reading its bytes', async () => {
  const form = new FormData()
  const read = vi.spyOn(Blob.prototype, 'arrayBuffer')
  form.append('file', file)
  const [given] = form.values()
  const request = attachForm(new Request('http://localhost/', { method: 'POST' }), {
    form,
    onProgress: vi.fn(),
  })
  expect(await parseBody(initProject, request)).toEqual({ file: given })
  expect(read).not.toHaveBeenCalled()
})

test('a form takes as long as its files would take on the network, and reports its progress', async () => {
  const onProgress = vi.fn()
  const request = held(onProgress)
  const arrived = waitForUpload(request, BYTES_PER_MS)
  await vi.advanceTimersByTimeAsync(100)
  expect(onProgress.mock.lastCall?.[0]).toMatchObject({ loaded: MEGABYTE })
  await vi.advanceTimersByTimeAsync(101)
  expect(await arrived).toBe(true)
  const { loaded, total } = onProgress.mock.lastCall?.[0] ?? {}
  expect(loaded).toBe(total)
})

test('a cancelled form never arrives', async () => {
  const given = new AbortController()
  const onProgress = vi.fn()
  const arrived = waitForUpload(held(onProgress, given.signal), BYTES_PER_MS)
  given.abort()
  expect(await arrived).toBe(false)
  expect(onProgress).toHaveBeenCalledTimes(1)
})

test('a request without such a form arrives at once', async () => {
  expect(await waitForUpload(new Request('http://localhost/'), 1)).toBe(true)
})
