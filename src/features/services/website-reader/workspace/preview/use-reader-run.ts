import { useQueryClient } from '@tanstack/react-query'
import type { Project } from '#src/contract/project.ts'
import { useCachedProject } from '#src/features/runs/cached-project.ts'
import { useRun } from '#src/features/runs/use-run.ts'
import { voicesChanged } from '#src/features/voices/voices-changed.ts'
import { needsReading, useReadingPrice } from './reader-price.ts'

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
