import { useQuery } from '@tanstack/react-query'
import type { Block } from '#src/contract/block.ts'
import type { Service } from '#src/contract/catalog.ts'
import type { Project } from '#src/contract/project.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { voicesQueries } from '#src/features/voices/voices-queries.ts'
import { blockPrice, countCharacters, runPrice } from '#src/rules/price.ts'

export const needsReading = ({ is_stale, generated }: Block) => is_stale || generated.status !== 'ready'

/** Price in qəpik of reading what has to be read. */
export function readingPrice(blocks: readonly Block[], service: Service, multiplier: number): number {
  const prices = blocks
    .filter(needsReading)
    .map(({ text }) => blockPrice(countCharacters(text), service, multiplier))
  return runPrice(prices, service)
}

export function useReadingPrice({ slug, body }: Project): number | undefined {
  const { data: service } = useQuery(catalogQueries.service(slug))
  const { data: voices } = useQuery(voicesQueries.list())
  if (!service || !voices) return undefined
  const voice = voices.find(({ id }) => id === body.voice_id)
  return readingPrice(body.blocks, service, voice?.price_multiplier ?? 1)
}
