import { expect, test } from 'vitest'
import { responseForWorker, saveFiles } from './keep-files.ts'

/** A page whose requests go through a worker, with the messages between them. */
function pageWith(answer: () => Response | Promise<Response>) {
  const travelled: Response[] = []
  const scope = {
    async fetch(input: RequestInfo | URL, init?: RequestInit) {
      const note = responseForWorker(new Request(input, init), await answer())
      travelled.push(note)
      return note
    },
  }
  saveFiles(scope)
  return { fetch: scope.fetch, travelled }
}

test('a fetched file arrives unchanged, and only a note of it is sent between page and worker', async () => {
  const headers = { 'content-type': 'video/mp4' }
  const { fetch, travelled } = pageWith(() => new Response('a film', { headers }))
  const response = await fetch('/sandbox/files/world/key/film.mp4')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'video/mp4'])
  expect(await response.text()).toBe('a film')
  expect(travelled.map(({ body }) => body)).toEqual([null])
})

test('responses other than files are passed on unchanged', async () => {
  const { fetch, travelled } = pageWith(() => new Response('{}'))
  const response = await fetch('/api/projects')
  expect(await response.text()).toBe('{}')
  expect(travelled).toEqual([response])
})

test('a missing file is reported as missing', async () => {
  const { fetch } = pageWith(() => new Response(null, { status: 404 }))
  expect((await fetch('/sandbox/files/world/key/film.mp4')).status).toBe(404)
})
