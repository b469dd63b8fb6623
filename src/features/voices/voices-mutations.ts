import { mutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import { toggleFavorite, type Voice } from '#src/contract/voices.ts'
import { voicesChanged } from './voices-changed.ts'
import { voicesQueries } from './voices-queries.ts'

const mutationKey = ['favorite']

/**
 * Toggles a voice's favourite mark: shown at once, then corrected by the response. Calls are sent one after
 * the other, because the API toggles the mark instead of setting it.
 */
export function favoriteOptions(client: QueryClient) {
  const { queryKey } = voicesQueries.list()
  const mark = (id: number, isFavorite: (voice: Voice) => boolean) =>
    client.setQueryData(queryKey, (voices) =>
      voices?.map((voice) => (voice.id === id ? { ...voice, is_favorite: isFavorite(voice) } : voice)),
    )
  const turnOver = (id: number) => mark(id, (voice) => !voice.is_favorite)
  /** Whether this is the last of several toggles of a voice, which decides. */
  const isLastOf = (id: number) =>
    client.isMutating({ mutationKey, predicate: ({ state }) => state.variables === id }) === 1
  return mutationOptions({
    mutationKey,
    scope: { id: 'favorite' },
    mutationFn: (id: number) => request(toggleFavorite, { body: { voice_id: id } }),
    async onMutate(id) {
      const isAsking = client.isFetching({ queryKey }) > 0
      // A pending response lacks the change and would undo it on screen.
      await client.cancelQueries({ queryKey })
      turnOver(id)
      return { isAsking }
    },
    onSuccess({ voice_id, is_favorite }) {
      if (is_favorite !== undefined && isLastOf(voice_id)) mark(voice_id, () => is_favorite)
    },
    onError: (_error, id) => turnOver(id),
    onSettled(_data, error, _id, context) {
      // A cancelled request is still needed, and a lost response may have set the mark.
      if (context?.isAsking || error) voicesChanged(client)
    },
  })
}

export const useToggleFavorite = () => useMutation(favoriteOptions(useQueryClient()))

/** Fetches the address of a preview: of the text, or of the voice's own words without a text. */
export function useVoiceSound({ language, text }: { readonly language: number; readonly text: string }) {
  const client = useQueryClient()
  return useMutation({
    async mutationFn({ id, preview_url }: Pick<Voice, 'id' | 'preview_url'>) {
      if (text === '') return preview_url
      return (await client.fetchQuery(voicesQueries.samples(language, text))).get(id) ?? preview_url
    },
  })
}
