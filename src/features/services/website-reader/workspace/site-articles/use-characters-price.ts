import { useQuery } from '@tanstack/react-query'
import type { Project } from '#src/contract/project.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { priceOfShares } from '#src/features/speech/speech-price.ts'
import { voicesQueries } from '#src/features/voices/voices-queries.ts'

/**
 * Price in qəpik of characters in the project's voice; undefined until known.
 * @returns a function; with `isRun`, the least charge of a run is part of the price
 */
export function useCharactersPrice({ slug, body }: Project) {
  const { data: service } = useQuery(catalogQueries.service(slug))
  const { data: voices } = useQuery(voicesQueries.list())
  if (!service || !voices) return undefined
  const multiplier = voices.find(({ id }) => id === body.voice_id)?.price_multiplier ?? 1
  return (characters: number, isRun: boolean) =>
    priceOfShares([{ multiplier, characters }], isRun ? service : { ...service, min_charge: '0.00' })
}
