import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalsOf } from '#src/api/api-error.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { blockIdsOf } from '#src/features/editor/edited-project.ts'
import {
  type Editor,
  type EditorState,
  useEditor,
  useSettled,
  useSummary,
} from '#src/features/editor/editor-context.ts'
import { ExportForm } from '#src/features/exports/export-form.tsx'
import { ExportList } from '#src/features/exports/export-list.tsx'
import {
  bodyOf,
  type ExportOptions,
  type ExportUnit,
  firstOptions,
} from '#src/features/exports/export-options.ts'
import { useExport } from '#src/features/exports/exports-mutations.ts'
import { isInProgress } from '#src/features/projects/project-statuses.ts'
import type { Run } from '#src/features/runs/use-run.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { Button } from '#src/ui/button.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useKeptFocus } from '#src/ui/use-kept-focus.ts'
import { ExportPreflight } from './export-preflight.tsx'
import { needsSound } from './speech-price.ts'
import { type ExportPlan, type SpeechPrices, useExportPlan } from './use-export-plan.ts'
import type { PartsOf } from './use-quote.ts'

interface ExportModalProps {
  tariff: SpeechPrices
  run: Run
  unit?: ExportUnit | undefined
  onClose: () => void
}

/** How each part begins, by which it is chosen. */
function useTexts(partsOf: PartsOf) {
  const count = useCallback(
    (state: EditorState) =>
      partsOf(state).map(([first]) => (first?.type === 'pause' ? '…' : (first?.text.trim() ?? ''))),
    [partsOf],
  )
  return useSettled(count)
}

/** The part with the caret, from 1. */
function placeOfCaret({ store, active }: Editor, partsOf: PartsOf) {
  const parts = partsOf(store.getState())
  return parts.findIndex((blocks) => blocks.some(({ key }) => key === active.get())) + 1
}

function useExportOptions(partsOf: PartsOf) {
  const editor = useEditor()
  const { title } = useSummary()
  const query = useQuery(catalogQueries.formats(editor.slug))
  const [changed, setChanged] = useState<ExportOptions>()
  const [place] = useState(() => placeOfCaret(editor, partsOf))
  const proposed = { ...firstOptions(query.data ?? [], title), places: String(Math.max(place, 1)) }
  return { query, options: changed ?? proposed, setOptions: setChanged }
}

function useRegenerate(run: Run, wished: ExportOptions['scope'], plan: ExportPlan, make: () => void) {
  const editor = useEditor()
  const isRunning = isInProgress(useSummary())
  const awaited = useRef<readonly string[]>(undefined)
  useEffect(() => {
    if (isRunning || !awaited.current || run.isPending) return
    const keys = awaited.current
    awaited.current = undefined
    const isSpoken = keys.every((key) => {
      const block = editor.store.getBlock(key)
      return !block || !needsSound(block, editor.store.getDefaults())
    })
    if (isSpoken) make()
  })
  return () => {
    const scope = wished === 'all' ? 'changed' : 'blocks'
    run.start({
      scope,
      price: plan.price,
      ...(scope === 'blocks' && { blockIds: blockIdsOf(editor, plan.stale) }),
    })
    awaited.current = plan.stale
  }
}

interface ExportActionsProps {
  plan: ExportPlan
  canExport: boolean
  isRegenerating: boolean
  onRegenerate: () => void
  isExporting: boolean
  onExport: () => void
}

function ExportActions({ plan, canExport, ...props }: ExportActionsProps) {
  const { t } = useTranslation('editor')
  const { money } = useFormat()
  const isRunning = isInProgress(useSummary())
  const isStale = plan.stale.length > 0
  const place = useKeptFocus([isRunning, isStale].join())
  return (
    <div {...place} className="flex w-full flex-col-reverse gap-2 outline-none md:w-auto md:flex-row">
      {isStale && !plan.isUnclear && !isRunning && (
        <Button isPending={props.isRegenerating} onClick={props.onRegenerate}>
          {t('export.regenerate', { price: money(plan.price) })}
        </Button>
      )}
      <Button
        variant="primary"
        disabled={!canExport || plan.isSilent || plan.isUnclear}
        isPending={props.isExporting}
        onClick={props.onExport}
      >
        {t(isStale ? 'export.asIs' : 'export.start')}
      </Button>
    </div>
  )
}

export function ExportModal({ tariff, run, unit, onClose }: ExportModalProps) {
  const { t } = useTranslation(['editor', 'common'])
  const editor = useEditor()
  const isRunning = isInProgress(useSummary())
  const { query, options, setOptions } = useExportOptions(tariff.partsOf)
  const { data: formats, isPending, isError, refetch } = query
  const { plan, planNow } = useExportPlan(options, tariff)
  const texts = useTexts(tariff.partsOf)
  const start = useExport(editor)
  const format = formats?.find(({ code }) => code === options.format)
  const make = () => start.mutate(() => bodyOf(options, format, planNow().blockIds))
  const regenerate = useRegenerate(run, options.scope, plan, make)
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('export.title')}
      closeLabel={t('common:actions.close')}
      actions={
        <ExportActions
          plan={plan}
          canExport={formats !== undefined && !isRunning}
          isRegenerating={run.isPending}
          onRegenerate={regenerate}
          isExporting={start.isPending}
          onExport={make}
        />
      }
    >
      <div className="flex flex-col gap-4">
        <ExportPreflight plan={plan} scope={options.scope} isRunning={isRunning} />
        {isPending && <Skeleton shape="block" height={160} />}
        {isError && (
          <ErrorState
            title={t('export.formatsFailed')}
            retryLabel={t('common:actions.retry')}
            onRetry={() => void refetch()}
          />
        )}
        {formats && (
          <ExportForm
            options={options}
            formats={formats}
            texts={texts}
            unit={unit}
            refusals={refusalsOf(start.error)}
            onChange={setOptions}
          />
        )}
        <ExportList
          awaitedId={start.data?.export.id}
          files={run.exports}
          onRetry={({ wish: again }) => (again ? start.mutate(() => again) : make())}
        />
      </div>
    </Modal>
  )
}
