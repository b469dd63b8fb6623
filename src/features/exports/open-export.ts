import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { refusalsOf } from '#src/api/api-error.ts'
import type { ExportFile } from '#src/contract/runs.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { bodyOf, type ExportOptions, firstOptions } from './export-options.ts'
import { type Exported, useExport } from './exports-mutations.ts'

interface Proposed {
  title: string
  placeNow?: () => number
}

/** What is asked for in an export modal, and its sending. `placeNow`: of the part that is proposed, from 1. */
export function useOpenExport(project: Exported, { title, placeNow = () => 1 }: Proposed) {
  const { data: formats, isPending, isError, refetch } = useQuery(catalogQueries.formats(project.slug))
  const [changed, setOptions] = useState<ExportOptions>()
  const [places] = useState(() => String(Math.max(placeNow(), 1)))
  const options = changed ?? { ...firstOptions(formats ?? [], title), places }
  const { mutate, data: asked, isPending: isSending, error } = useExport(project)
  const format = formats?.find(({ code }) => code === options.format)
  return {
    formats,
    isPending,
    isError,
    refetch: () => void refetch(),
    options,
    setOptions,
    isSending,
    refusals: refusalsOf(error),
    awaitedId: asked?.export.id,
    /** @param idsNow the server's ids of the blocks, once all of them have any; undefined for all blocks */
    make: (idsNow: () => readonly number[] | undefined) => mutate(() => bodyOf(options, format, idsNow())),
    makeAgain: (wish: NonNullable<ExportFile['wish']>) => mutate(() => wish),
  }
}

export type OpenExport = ReturnType<typeof useOpenExport>
