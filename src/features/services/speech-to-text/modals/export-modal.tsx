import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalsOf } from '#src/api/api-error.ts'
import { useRefusals } from '#src/api/use-refusals.ts'
import type { ExportFile } from '#src/contract/runs.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { useEditor, useSummary } from '#src/features/editor/editor-context.ts'
import { ExportForm } from '#src/features/exports/export-form.tsx'
import { ExportList } from '#src/features/exports/export-list.tsx'
import { bodyOf, type ExportOptions, firstOptions } from '#src/features/exports/export-options.ts'
import { useExport } from '#src/features/exports/exports-mutations.ts'
import { isInProgress } from '#src/features/projects/project-statuses.ts'
import { Button } from '#src/ui/button.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useOpenTranscript } from '../transcript/open-transcript.ts'
import { type Scope, ScopeField } from './scope-field.tsx'

interface ExportModalProps {
  files: readonly ExportFile[]
  onClose: () => void
}

function useChosenSegments() {
  const { store } = useEditor()
  const { selection } = useOpenTranscript()
  const [keys] = useState(() => store.getOrder().filter((key) => selection.get().has(key)))
  const [value, onChange] = useState<Scope>(keys.length > 0 ? 'selected' : 'all')
  return {
    field: { count: keys.length, value, onChange },
    ids: () => (value === 'all' ? undefined : keys.flatMap((key) => store.getBlock(key)?.id ?? [])),
  }
}

export function ExportModal({ files, onClose }: ExportModalProps) {
  const { t } = useTranslation(['speech-to-text', 'editor', 'common'])
  const editor = useEditor()
  const summary = useSummary()
  const { data: formats, isPending, isError, refetch } = useQuery(catalogQueries.formats(editor.slug))
  const scope = useChosenSegments()
  const [changed, setChanged] = useState<ExportOptions>()
  const first = formats?.find(({ kind }) => kind === 'text') ?? formats?.[0]
  const options = changed ?? { ...firstOptions(formats ?? [], summary.title), format: first?.code ?? '' }
  const start = useExport(editor)
  const refusals = refusalsOf(start.error)
  const ofScope = useRefusals(refusals)
  const isRunning = isInProgress(summary)
  const format = formats?.find(({ code }) => code === options.format)
  const run = () => start.mutate(() => bodyOf(options, format, scope.ids()))
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('export.title')}
      closeLabel={t('common:actions.close')}
      actions={
        <Button variant="primary" disabled={!formats || isRunning} isPending={start.isPending} onClick={run}>
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
          <ScopeField
            label={t('editor:export.scope')}
            {...scope.field}
            error={ofScope.of('block_ids')}
            onChange={(value) => {
              ofScope.mend('block_ids')
              scope.field.onChange(value)
            }}
          />
        )}
        {formats && (
          <ExportForm
            options={options}
            formats={formats}
            isOneFile
            refusals={refusals}
            shownElsewhere={['block_ids']}
            onChange={setChanged}
          />
        )}
        <ExportList
          awaitedId={start.data?.export.id}
          files={files}
          onRetry={(file) => start.mutate(() => file.wish ?? bodyOf(options, undefined))}
        />
      </div>
    </Modal>
  )
}
