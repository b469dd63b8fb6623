import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '#src/api/request.ts'
import type { Format } from '#src/contract/catalog.ts'
import { type ExportFile, exportProject } from '#src/contract/work.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { blocksOf, needsSound } from '#src/features/editor/document/generation-price.ts'
import { useEditor, useSummary } from '#src/features/editor/editor-context.ts'
import { isInProgress } from '#src/features/editor/project-info.ts'
import { ExportForm } from '#src/features/exports/export-form.tsx'
import { ExportList } from '#src/features/exports/export-list.tsx'
import { bodyOf, type ExportWish, firstWish } from '#src/features/exports/export-options.ts'
import { workQueries } from '#src/features/work/work-queries.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { Button } from '#src/ui/button.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { Generation } from './use-generation.ts'
import type { Quote } from './use-quote.ts'

interface ExportModalProps {
  files: readonly ExportFile[]
  quote: Quote
  generation: Generation
  /** There is nothing to hear yet. */
  isSilent: boolean
  onClose: () => void
}

function useExport() {
  const { slug, projectId } = useEditor()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ wish, format }: { wish: ExportWish; format: Format | undefined }) =>
      request(exportProject, { params: { slug, id: projectId }, body: bodyOf(wish, format) }),
    onSettled: () => client.invalidateQueries({ queryKey: workQueries.response(slug, projectId).queryKey }),
  })
}

/** Makes a file of the project. Where results are of an earlier text, the customer says what is to become of them. */
export function ExportModal({ files, quote, generation, isSilent, onClose }: ExportModalProps) {
  const { t } = useTranslation(['editor', 'common'])
  const { money } = useFormat()
  const editor = useEditor()
  const summary = useSummary()
  const { data: formats, isPending, isError, refetch } = useQuery(catalogQueries.formats(editor.slug))
  const [changed, setChanged] = useState<ExportWish>()
  const wish = changed ?? firstWish(formats ?? [], summary.title)
  const start = useExport()
  const format = formats?.find(({ code }) => code === wish.format)
  const run = () => start.mutate({ wish, format })
  const isRunning = isInProgress(summary)

  // "Regenerate and export": the file is made as soon as the last block is spoken.
  const isAwaited = useRef(false)
  useEffect(() => {
    if (isRunning || !isAwaited.current || generation.isPending) return
    isAwaited.current = false
    if (!blocksOf(editor.store.getState()).some(needsSound)) start.mutate({ wish, format })
  })
  const regenerate = () => {
    generation.start({ scope: 'changed', price: quote.changed.price })
    isAwaited.current = true
  }
  const isStale = quote.changed.blocks > 0

  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('export.title')}
      closeLabel={t('common:actions.close')}
      actions={
        <>
          {isStale && !isRunning && (
            <Button isPending={generation.isPending} onClick={regenerate}>
              {t('export.regenerate', { price: money(quote.changed.price) })}
            </Button>
          )}
          <Button
            variant="primary"
            disabled={!formats || isSilent || isRunning}
            isPending={start.isPending}
            onClick={run}
          >
            {t(isStale ? 'export.asIs' : 'export.start')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {isRunning && <Notice tone="info">{t('export.running')}</Notice>}
        {isSilent && !isRunning && <Notice tone="info">{t('export.silent')}</Notice>}
        {isStale && !isSilent && !isRunning && (
          <Notice tone="warn">{t('export.stale', { count: quote.changed.blocks })}</Notice>
        )}
        {isPending && <Skeleton shape="block" height={160} />}
        {isError && (
          <ErrorState
            title={t('export.formatsFailed')}
            retryLabel={t('common:actions.retry')}
            onRetry={() => void refetch()}
          />
        )}
        {formats && <ExportForm wish={wish} formats={formats} onChange={setChanged} />}
        <ExportList files={files} onRetry={run} />
      </div>
    </Modal>
  )
}
