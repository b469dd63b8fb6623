import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Block } from '#src/contract/block.ts'
import type { Project } from '#src/contract/project.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { useCachedProject } from '#src/features/runs/cached-project.ts'
import { useRun } from '#src/features/runs/use-run.ts'
import { createShares, priceOfShares } from '#src/features/speech/price-shares.ts'
import { speaksLanguage } from '#src/features/voices/speaks-language.ts'
import { voicesChanged } from '#src/features/voices/voices-changed.ts'
import { voicesQueries } from '#src/features/voices/voices-queries.ts'
import { countCharacters } from '#src/rules/price.ts'

export const needsReading = ({ is_stale, generated }: Block) => is_stale || generated.status !== 'ready'

/**
 * Price in qəpik of the articles to be spoken, with its calculation, and whether a voice is available; undefined
 * until known.
 */
function useReadingPrice({ slug, language, body }: Project) {
  const { data: service } = useQuery(catalogQueries.service(slug))
  const { data: voices } = useQuery(voicesQueries.list())
  if (!service || !voices) return undefined
  const voice = voices.find(({ id }) => id === body.voice_id)
  const multiplier = voice?.price_multiplier ?? 1
  const toRead = createShares()
  for (const { text } of body.blocks.filter(needsReading)) toRead.add(multiplier, countCharacters(text))
  const shares = toRead.list()
  const canSpeak = voice !== undefined && speaksLanguage(voice, language)
  return { price: priceOfShares(shares, service), shares, service, canSpeak }
}

export function useReaderRun(project: Project) {
  const client = useQueryClient()
  const target = useCachedProject(project, () => voicesChanged(client))
  const sum = useReadingPrice(project)
  const run = useRun({
    target,
    priceOf: () => (sum?.canSpeak && project.body.blocks.some(needsReading) ? sum.price : undefined),
  })
  return { ...run, sum }
}

export type ReaderRun = ReturnType<typeof useReaderRun>
