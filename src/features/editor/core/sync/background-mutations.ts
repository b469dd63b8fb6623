import type { QueryClient } from '@tanstack/react-query'
import { repeatedRequests } from '#src/session/repeated-requests.ts'

/**
 * Sends calls outside components. They run as mutations, so that a session end is handled centrally; the
 * caller shows other failures. After the first step of a logout nothing is sent: the server would refuse it.
 */
export const createBackgroundMutations =
  (client: QueryClient) =>
  async <Answer>(mutationFn: () => Promise<Answer>): Promise<Answer> => {
    if (!repeatedRequests.get()) throw new DOMException('The customer is logging out', 'AbortError')
    return client
      .getMutationCache()
      .build<Answer, Error, void, unknown>(client, { mutationFn, meta: { silent: true } })
      .execute(undefined)
  }
