import { type ReactNode, useEffect, useRef } from 'react'
import type { ExportFile } from '#src/contract/runs.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import type { InspectFile, PartNames } from './download-file.ts'
import type { ExportUnit } from './export-options.ts'
import { ExportRow } from './export-row.tsx'

export interface ExportListProps {
  files: readonly ExportFile[]
  unit: ExportUnit
  awaitedId?: number | undefined
  /** Names for the files of an archive, if the customer gave its parts names. */
  namesIn?: ((file: ExportFile) => PartNames | undefined) | undefined
  inspect?: InspectFile | undefined
  /** Further actions for a finished file. */
  moreOf?: ((file: ExportFile) => ReactNode) | undefined
  /** Tries again to make a file that failed or is gone; its field `request` has the request. */
  onRetry: (file: ExportFile) => void
}

/**
 * Scrolls when a ready file makes its row taller, with more text and a button. Does nothing while the user
 * chooses or types.
 * @returns a function that ends it
 */
function scrollWhenReady(row: Element) {
  let heightPx = row.clientHeight
  const observer = new ResizeObserver(() => {
    const hasGrown = row.clientHeight > heightPx
    heightPx = row.clientHeight
    const isBusy = document.activeElement?.matches('input, [aria-expanded=true]')
    if (hasGrown && !isBusy) row.scrollIntoView({ block: 'nearest' })
  })
  observer.observe(row)
  return () => observer.disconnect()
}

function useNewestInView(newestId: number | undefined) {
  const list = useRef<HTMLUListElement>(null)
  const seen = useRef(newestId)
  useEffect(() => {
    if (newestId === seen.current) return
    const isFirstLook = seen.current === undefined && list.current?.children.length !== 1
    seen.current = newestId
    const row = list.current?.firstElementChild
    if (isFirstLook || !row) return
    row.scrollIntoView({ block: 'nearest' })
    return scrollWhenReady(row)
  }, [newestId])
  return list
}

export function ExportList({ files, unit, awaitedId, namesIn, inspect, moreOf, onRetry }: ExportListProps) {
  const { t } = useTranslation('editor-modals')
  const list = useNewestInView(files[0]?.id)
  const ready = files.filter(({ status }) => status === 'ready').length
  const newestReady = files.find(({ status }) => status === 'ready')
  return (
    <section aria-label={t('export.files')}>
      <p role="status" className="sr-only">
        {files.some(({ status }) => status === 'preparing')
          ? t('export.preparing')
          : ready > 0 && t('export.ready', { count: ready })}
      </p>
      {files.length > 0 && (
        <ul ref={list}>
          {files.map((file) => (
            <ExportRow
              key={file.id}
              file={file}
              unit={unit}
              isNewest={file === newestReady}
              isAwaited={file.id === awaitedId}
              names={namesIn?.(file)}
              inspect={inspect}
              more={moreOf?.(file)}
              onRetry={() => onRetry(file)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
