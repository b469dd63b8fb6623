import { expect, test, vi } from 'vitest'
import { type SandboxRoute, withWorldOverHttp } from './playwright.ts'

test('requests that a page sends while its world ends are not forwarded', { tags: 'long' }, async () => {
  const routed = vi.fn<(url: RegExp, handler: (route: SandboxRoute) => Promise<void>) => Promise<void>>()
  const forwarded: string[] = []
  const request = (path: string): SandboxRoute => ({
    request: () => ({ url: () => `https://app.example${path}` }),
    continue: async ({ url }) => void forwarded.push(new URL(url).pathname),
  })
  await withWorldOverHttp({ route: routed }, async () => routed.mock.calls[0]?.[1](request('/api/services')))
  await routed.mock.calls[0]?.[1](request('/api/balance'))
  expect(forwarded).toEqual(['/api/services'])
})
