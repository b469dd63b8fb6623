import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { refusalsOf } from '#src/api/api-error.ts'
import { RUN_POLL_MS } from '#src/config/waits.ts'
import type { Format } from '#src/contract/catalog.ts'
import type { ExportBody, ExportFile } from '#src/contract/runs.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { progressQueries } from '#src/features/projects/progress-queries.ts'
import { bodyOf, type ExportOptions, firstOptions, isReadable } from './export-options.ts'
import { type ExportRequest, useExport } from './exports-mutations.ts'

interface ProposedOptions {
  readonly title: string
  /** Place of the proposed part, from 1. */
  readonly placeNow?: () => number
  /** The blocks have times to keep, so no silence is proposed between them. */
  readonly isTimed?: boolean
  /** Blocks are selected, so they are proposed instead of the whole project. */
  readonly isSelection?: boolean
  /** Formats available for the content; by default, all. */
  readonly offers?: (format: Format) => boolean
}

interface ServiceChoice extends Pick<ExportBody, 'language' | 'keeps_original'> {
  readonly languageCode?: string | undefined
}

export function useOpenExport(project: ExportRequest, proposed: ProposedOptions) {
  const { title, placeNow = () => 1, isTimed, isSelection, offers = () => true } = proposed
  const soFar = useQuery({
    ...progressQueries.progress(project.slug, project.projectId),
    refetchInterval: ({ state: { data } }) =>
      data?.exports?.some(({ status }) => status === 'preparing') ? RUN_POLL_MS : false,
  })
  const query = useQuery(catalogQueries.formats(project.slug))
  const formats = soFar.isPending ? undefined : query.data?.filter(offers)
  const [changed, setOptions] = useState<ExportOptions>()
  const [places] = useState(() => String(Math.max(placeNow(), 1)))
  const options = changed ?? {
    ...firstOptions(formats ?? [], title, soFar.data?.last_export, { isTimed, isSelection }),
    places,
  }
  const { mutate, data: asked, isPending: isSending, error } = useExport(project)
  const format = formats?.find(({ code }) => code === options.format)
  return {
    files: soFar.data?.exports ?? [],
    formats,
    format,
    isFailed: query.isLoadingError,
    refetch: () => void query.refetch(),
    options,
    setOptions,
    isReady: formats !== undefined && isReadable(options, format),
    isSending,
    refusals: refusalsOf(error),
    awaitedId: asked?.export?.id,
    /** The server accepted the request but does not say where the file will be. */
    isUntold: asked !== undefined && asked.export === undefined && soFar.data?.exports === undefined,
    /** @param idsNow the server's ids of the blocks, once all have one; undefined for all blocks */
    make: (idsNow: () => readonly number[] | undefined, { languageCode, ...own }: ServiceChoice = {}) =>
      mutate(() => ({ ...bodyOf(options, format, { blockIds: idsNow(), language: languageCode }), ...own })),
    makeAgain: (request: NonNullable<ExportFile['request']>) => mutate(() => request),
  }
}

export type OpenExport = ReturnType<typeof useOpenExport>
