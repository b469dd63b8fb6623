import { expect, test } from 'vitest'
import { keepFiles, noteOf } from './keep-files.ts'

/** A page whose requests go through a worker, and what travels there. */
function pageWith(answer: () => Response | Promise<Response>) {
  const travelled: Response[] = []
  const scope = {
    async fetch(input: RequestInfo | URL, init?: RequestInit) {
      const note = noteOf(new Request(input, init), await answer())
      travelled.push(note)
      return note
    },
  }
  keepFiles(scope)
  return { fetch: scope.fetch, travelled }
}

test('a file that a page fetches comes as it was answered, and only a note of it travels', async () => {
  const headers = { 'content-type': 'video/mp4' }
  const { fetch, travelled } = pageWith(() => new Response('a film', { headers }))
  const response = await fetch('/sandbox/files/world/key/film.mp4')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'video/mp4'])
  expect(await response.text()).toBe('a film')
  expect(travelled.map(({ body }) => body)).toEqual([null])
})

test('every other answer travels itself', async () => {
  const { fetch, travelled } = pageWith(() => new Response('{}'))
  const response = await fetch('/api/projects')
  expect(await response.text()).toBe('{}')
  expect(travelled).toEqual([response])
})

test('a file that is gone is said to be gone', async () => {
  const { fetch } = pageWith(() => new Response(null, { status: 404 }))
  expect((await fetch('/sandbox/files/world/key/film.mp4')).status).toBe(404)
})
