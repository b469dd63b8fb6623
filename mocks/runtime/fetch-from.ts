import type { World } from '#mocks/world.ts'

export const fetchFrom =
  (world: World, origin = 'http://localhost'): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, origin), init)
    const response = await world.fetch(request)
    request.signal.throwIfAborted()
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
