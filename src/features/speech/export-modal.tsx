import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { blockIdsOf } from '#src/features/editor/edited-project.ts'
import {
  type Editor,
  type EditorState,
  useEditor,
  useSettled,
  useSummary,
} from '#src/features/editor/editor-context.ts'
import { ExportModal as SharedModal } from '#src/features/exports/export-modal.tsx'
import type { ExportOptions, ExportUnit } from '#src/features/exports/export-options.ts'
import { useOpenExport } from '#src/features/exports/open-export.ts'
import { isInProgress } from '#src/features/projects/project-statuses.ts'
import type { Run } from '#src/features/runs/use-run.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { Button } from '#src/ui/button.tsx'
import { useKeptFocus } from '#src/ui/use-kept-focus.ts'
import { factsOf } from './block-facts.ts'
import { ExportPreflight } from './export-preflight.tsx'
import { type ExportPlan, type SpeechPrices, useExportPlan } from './use-export-plan.ts'
import type { PartsOf } from './use-quote.ts'

interface ExportModalProps {
  tariff: SpeechPrices
  run: Run
  unit?: ExportUnit | undefined
  onClose: () => void
}

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

function useRegenerate(run: Run, chosen: ExportOptions['scope'], plan: ExportPlan, make: () => void) {
  const editor = useEditor()
  const isRunning = isInProgress(useSummary())
  const awaited = useRef<readonly string[]>(undefined)
  useEffect(() => {
    if (isRunning || !awaited.current || run.isPending) return
    const keys = awaited.current
    awaited.current = undefined
    const isSpoken = keys.every((key) => {
      const block = editor.store.getBlock(key)
      return !block || !factsOf(block, editor.store.getDefaults()).needsSound
    })
    if (isSpoken) make()
  })
  return () => {
    const scope = chosen === 'all' ? 'changed' : 'blocks'
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
  const { t } = useTranslation('editor-modals')
  const { money } = useFormat()
  const isRunning = isInProgress(useSummary())
  const isStale = plan.stale.length > 0 && !isRunning
  const place = useKeptFocus([isRunning, isStale].join())
  return (
    <div {...place} className="flex w-full flex-col-reverse gap-2 outline-none md:w-auto md:flex-row">
      {isStale && !plan.isUnclear && (
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
  const { t } = useTranslation('editor-modals')
  const editor = useEditor()
  const { title, ...summary } = useSummary()
  const isRunning = isInProgress(summary)
  const open = useOpenExport(editor, {
    title,
    exports: run.exports,
    placeNow: () => placeOfCaret(editor, tariff.partsOf),
  })
  const { plan, planNow } = useExportPlan(open.options, tariff)
  const { scope } = open.options
  const make = () => open.make(() => planNow().blockIds)
  const regenerate = useRegenerate(run, scope, plan, make)
  const canStart = open.isReady && !isRunning
  return (
    <SharedModal
      title={t('export.title')}
      open={open}
      notice={<ExportPreflight plan={plan} scope={scope} isRunning={isRunning} />}
      texts={useTexts(tariff.partsOf)}
      unit={unit}
      canStart={canStart}
      onStart={make}
      actions={
        <ExportActions
          plan={plan}
          canExport={canStart}
          isRegenerating={run.isPending}
          onRegenerate={regenerate}
          isExporting={open.isSending}
          onExport={make}
        />
      }
      onClose={onClose}
    />
  )
}
