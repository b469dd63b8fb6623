import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalsOf } from '#src/api/api-error.ts'
import type { ExportFile } from '#src/contract/runs.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { blocksOf, useEditor, useSummary } from '#src/features/editor/editor-context.ts'
import { readPlaces } from '#src/features/exports/chosen-places.ts'
import { ExportForm } from '#src/features/exports/export-form.tsx'
import { ExportList } from '#src/features/exports/export-list.tsx'
import { bodyOf, type ExportOptions, firstOptions } from '#src/features/exports/export-options.ts'
import { ExportScope } from '#src/features/exports/export-scope.tsx'
import { useExport } from '#src/features/exports/exports-mutations.ts'
import { isInProgress } from '#src/features/projects/project-statuses.ts'
import { Button } from '#src/ui/button.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

interface ExportModalProps {
  files: readonly ExportFile[]
  onClose: () => void
}

function useOptions() {
  const editor = useEditor()
  const { title } = useSummary()
  const query = useQuery(catalogQueries.formats(editor.slug))
  const [changed, setChanged] = useState<ExportOptions>()
  const [place] = useState(() => editor.store.getOrder().indexOf(editor.active.get() ?? '') + 1)
  const first = { ...firstOptions(query.data ?? [], title), places: String(Math.max(place, 1)) }
  const options = changed ?? first
  const blocks = blocksOf(editor.store.getState())
  const places = options.scope === 'all' ? undefined : readPlaces(options.places, blocks.length)
  return {
    query,
    options,
    setOptions: setChanged,
    texts: blocks.map(({ text }) => text.trim()),
    isClear: options.scope === 'all' || places !== undefined,
    /** Server's ids of the pages; undefined for all of them. */
    ids: () => places?.flatMap((number) => blocks[number - 1]?.id ?? []),
  }
}

export function ExportModal({ files, onClose }: ExportModalProps) {
  const { t } = useTranslation(['detect-text', 'editor', 'common'])
  const editor = useEditor()
  const { query, options, setOptions, ...scope } = useOptions()
  const { data: formats, isPending, isError, refetch } = query
  const start = useExport(editor)
  const refusals = refusalsOf(start.error)
  const isRunning = isInProgress(useSummary())
  const format = formats?.find(({ code }) => code === options.format)
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('export.title')}
      closeLabel={t('common:actions.close')}
      actions={
        <Button
          variant="primary"
          disabled={!formats || isRunning || !scope.isClear}
          isPending={start.isPending}
          onClick={() => start.mutate(() => bodyOf(options, format, scope.ids()))}
        >
          {t('editor:export.start')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {isRunning && <Notice tone="info">{t('export.running')}</Notice>}
        {isPending && <Skeleton shape="block" height={160} />}
        {isError && (
          <ErrorState
            title={t('editor:export.formatsFailed')}
            retryLabel={t('common:actions.retry')}
            onRetry={() => void refetch()}
          />
        )}
        {formats && (
          <>
            <ExportScope
              options={options}
              texts={scope.texts}
              error={refusals.block_ids}
              onChange={(part) => setOptions({ ...options, ...part })}
            />
            <ExportForm
              options={options}
              formats={formats}
              isOneFile
              refusals={refusals}
              shownElsewhere={['block_ids']}
              onChange={setOptions}
            />
          </>
        )}
        <ExportList
          files={files}
          onRetry={(file) => start.mutate(() => file.wish ?? bodyOf(options, undefined))}
        />
      </div>
    </Modal>
  )
}
