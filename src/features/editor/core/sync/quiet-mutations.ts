import type { QueryClient } from '@tanstack/react-query'

/**
 * Sends calls outside components. They run as mutations, so that a session end is handled centrally; the
 * caller shows other failures.
 */
export const createQuietMutations =
  (client: QueryClient) =>
  <Answer>(mutationFn: () => Promise<Answer>): Promise<Answer> =>
    client
      .getMutationCache()
      .build<Answer, Error, void, unknown>(client, { mutationFn, meta: { silent: true } })
      .execute(undefined)
