import { mutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import { toggleFavorite, type Voice } from '#src/contract/voices.ts'
import { voicesChanged } from './voices-changed.ts'
import { voicesQueries } from './voices-queries.ts'

const mutationKey = ['favorite']

/**
 * Marks a voice as favourite or takes the mark away: shown at once, put right by the server's answer. The server is
 * asked for one change after the other, since it turns the mark over and is not told which way.
 */
export function favoriteOptions(client: QueryClient) {
  const { queryKey } = voicesQueries.list()
  const mark = (id: number, isFavorite: (voice: Voice) => boolean) =>
    client.setQueryData(queryKey, (voices) =>
      voices?.map((voice) => (voice.id === id ? { ...voice, is_favorite: isFavorite(voice) } : voice)),
    )
  const turnOver = (id: number) => mark(id, (voice) => !voice.is_favorite)
  /** Turned over again meanwhile, a voice keeps what was pressed last. */
  const isLastOf = (id: number) =>
    client.isMutating({ mutationKey, predicate: ({ state }) => state.variables === id }) === 1
  return mutationOptions({
    mutationKey,
    scope: { id: 'favorite' },
    mutationFn: (id: number) => request(toggleFavorite, { body: { voice_id: id } }),
    async onMutate(id) {
      const isAsking = client.isFetching({ queryKey }) > 0
      // An answer that is on its way does not know of the change, and would undo it on screen.
      await client.cancelQueries({ queryKey })
      turnOver(id)
      return { isAsking }
    },
    onSuccess({ voice_id, is_favorite }) {
      if (isLastOf(voice_id)) mark(voice_id, () => is_favorite)
    },
    onError: (_error, id) => turnOver(id),
    onSettled(_data, error, _id, context) {
      // What was cancelled is still wanted; and an answer may have been lost after the mark was set.
      if (context?.isAsking || error) voicesChanged(client)
    },
  })
}

export const useToggleFavorite = () => useMutation(favoriteOptions(useQueryClient()))
