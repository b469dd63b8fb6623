import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import { toggleFavorite, type Voice } from '#src/contract/voices.ts'
import { voicesQueries } from './voices-queries.ts'

/** Marks a voice as favourite or takes the mark away: shown at once, put right by the server's answer. */
export function useToggleFavorite() {
  const client = useQueryClient()
  const { queryKey } = voicesQueries.list()
  const mark = (id: number, isFavorite: (voice: Voice) => boolean) =>
    client.setQueryData(queryKey, (voices) =>
      voices?.map((voice) => (voice.id === id ? { ...voice, is_favorite: isFavorite(voice) } : voice)),
    )
  return useMutation({
    mutationFn: (id: number) => request(toggleFavorite, { body: { voice_id: id } }),
    onMutate: (id) => mark(id, (voice) => !voice.is_favorite),
    onSuccess: ({ voice_id, is_favorite }) => mark(voice_id, () => is_favorite),
    onError: (_error, id) => {
      mark(id, (voice) => !voice.is_favorite)
      // The answer may have been lost after the mark was set.
      void client.invalidateQueries({ queryKey })
    },
  })
}
