import { expect, test, vi } from 'vitest'
import { type SandboxRoute, withWorldOverHttp } from './playwright.ts'

const pagesWithRoutes = () => ({
  route: vi.fn<(url: RegExp, handler: (route: SandboxRoute) => Promise<void>) => Promise<void>>(),
})

test('requests that a page sends while its world ends are not forwarded', { tags: 'long' }, async () => {
  const pages = pagesWithRoutes()
  const forwarded: string[] = []
  const request = (path: string): SandboxRoute => ({
    request: () => ({ url: () => `https://app.example${path}`, response: async () => null }),
    continue: async ({ url }) => void forwarded.push(new URL(url).pathname),
  })
  await withWorldOverHttp(pages, async () => pages.route.mock.calls[0]?.[1](request('/api/services')))
  await pages.route.mock.calls[0]?.[1](request('/api/balance'))
  expect(forwarded).toEqual(['/api/services'])
})

test('a world ends after the responses to forwarded requests', { tags: 'long' }, async () => {
  const pages = pagesWithRoutes()
  let status: number | undefined
  let address = ''
  /** Reaches the server after `use`, as a request that is still on its way. */
  const respond = () =>
    new Promise((resolve) => setImmediate(resolve)).then(async () => {
      status = (await fetch(address)).status
    })
  await withWorldOverHttp(pages, async () => {
    await pages.route.mock.calls[0]?.[1]({
      request: () => ({ url: () => 'https://app.example/api/get-languages', response: respond }),
      continue: async ({ url }) => {
        address = url
      },
    })
  })
  expect(status).toBeTypeOf('number')
})
