import type { QueryClient } from '@tanstack/react-query'

/**
 * Sends outside of components. Calls run as mutations, so that an ended session is handled where all of them are;
 * who sends them shows their other failures.
 */
export const createQuietMutations =
  (client: QueryClient) =>
  <Answer>(mutationFn: () => Promise<Answer>): Promise<Answer> =>
    client
      .getMutationCache()
      .build<Answer, Error, void, unknown>(client, { mutationFn, meta: { silent: true } })
      .execute(undefined)
