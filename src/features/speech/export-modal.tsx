import { useCallback, useMemo, useState } from 'react'
import type { ExportFile } from '#src/contract/runs.ts'
import { useInspectSubtitles } from '#src/features/checks/inspect-subtitles.tsx'
import { UncheckedNotice } from '#src/features/checks/unchecked-notice.tsx'
import { blockIdsOf } from '#src/features/editor/edited-project.ts'
import {
  blocksOf,
  type Editor,
  type EditorState,
  useEditor,
  useSettled,
  useSummary,
} from '#src/features/editor/editor-context.ts'
import type { PartNames } from '#src/features/exports/download-file.ts'
import { ExportActions } from '#src/features/exports/export-actions.tsx'
import { ExportModal as SharedModal } from '#src/features/exports/export-modal.tsx'
import type { ExportOptions, ExportUnit } from '#src/features/exports/export-options.ts'
import { useOpenExport } from '#src/features/exports/open-export.ts'
import { useExportAfterRun } from '#src/features/exports/use-export-after-run.ts'
import { isEditable, isInProgress } from '#src/features/projects/project-statuses.ts'
import type { Run } from '#src/features/runs/use-run.ts'
import { useSubtitlesName } from '#src/features/subtitles/subtitles-name.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Notice } from '#src/ui/notice.tsx'
import { factsOf, hasSound } from './block-facts.ts'
import type { PartsOf } from './parts-of.ts'
import { readNames } from './table/row-names.ts'
import { type ExportPlan, type SpeechPrices, useExportPlan } from './use-export-plan.ts'

/** Ids of the spoken blocks, of all or of these, in the order of their files. */
export function spokenIds(state: EditorState, ids: readonly number[] | undefined): number[] {
  const wanted = ids && new Set(ids)
  return blocksOf(state).flatMap((block) =>
    block.id !== undefined && hasSound(block) && (!wanted || wanted.has(block.id)) ? [block.id] : [],
  )
}

/** Gives the files of an archive the names that a table gave to their blocks. */
function useNamedFiles() {
  const { projectId, store } = useEditor()
  const names = useMemo(() => readNames(projectId), [projectId])
  const hasNames = Object.keys(names).length > 0
  return {
    /** An archive with names names its blocks, so that the place of a file identifies its block. */
    idsOf: (ids: readonly number[] | undefined, { layout }: Pick<ExportOptions, 'layout'>) =>
      hasNames && layout === 'per_block' ? spokenIds(store.getState(), ids) : ids,
    namesIn({ request }: ExportFile): PartNames | undefined {
      const { layout, block_ids: ids } = request ?? {}
      if (!hasNames || layout !== 'per_block' || !ids) return undefined
      const clientIds = new Map(blocksOf(store.getState()).map(({ id, clientId }) => [id, clientId]))
      const found = ids.map((id) => names[clientIds.get(id) ?? ''])
      return found.some((name) => name !== undefined) ? found : undefined
    },
  }
}

interface ExportPreflightProps {
  plan: ExportPlan
  scope: ExportOptions['scope']
  isRunning: boolean
}

function ExportPreflight({ plan, scope, isRunning }: ExportPreflightProps) {
  const { t } = useTranslation('editor-modals')
  if (isRunning) return <Notice tone="info">{t('export.running')}</Notice>
  if (plan.isUnclear) return null
  if (plan.isSilent) {
    return <Notice tone="info">{t(scope === 'all' ? 'export.silent' : 'export.silentChosen')}</Notice>
  }
  if (plan.stale.length === 0) return null
  const changed = plan.stale.length - plan.unspoken
  return (
    <Notice tone="warn">
      {plan.unspoken > 0 && <p>{t('export.unspoken', { count: plan.unspoken })}</p>}
      {changed > 0 && <p>{t('export.stale', { count: changed })}</p>}
    </Notice>
  )
}

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

/** Keys of the blocks that were selected when the modal opened; undefined if there are none. */
function useSelection() {
  const { selection } = useEditor()
  const [selected] = useState(selection.keys.get)
  return selected.size > 0 ? selected : undefined
}

/** The part with the caret, from 1. */
function placeOfCaret({ store, active }: Editor, partsOf: PartsOf) {
  const parts = partsOf(store.getState())
  return parts.findIndex((blocks) => blocks.some(({ key }) => key === active.get())) + 1
}

function useRegenerate(run: Run, chosen: ExportOptions['scope'], plan: ExportPlan, make: () => void) {
  const editor = useEditor()
  const isRunning = isInProgress(useSummary())
  const awaitRun = useExportAfterRun(isRunning || run.isPending, make)
  return () => {
    const scope = chosen === 'all' ? 'changed' : 'blocks'
    run.start({
      scope,
      price: plan.price,
      ...(scope === 'blocks' && { blockIds: blockIdsOf(editor, plan.stale) }),
    })
    awaitRun(() =>
      plan.stale.every((key) => {
        const block = editor.store.getBlock(key)
        return !block || !factsOf(block, editor.store.getDefaults()).needsSound
      }),
    )
  }
}

function useSpeechExport({ partsOf }: SpeechPrices) {
  const editor = useEditor()
  const { title } = useSummary()
  const selected = useSelection()
  const open = useOpenExport(editor, {
    title,
    isTimed: useSubtitlesName(editor) !== undefined,
    isSelection: selected !== undefined,
    placeNow: () => placeOfCaret(editor, partsOf),
  })
  return { selected, open }
}

export function ExportModal({ tariff, run, unit, onClose }: ExportModalProps) {
  const summary = useSummary()
  const isRunning = isInProgress(summary)
  const { selected, open } = useSpeechExport(tariff)
  const { plan, planNow } = useExportPlan(open.options, selected, tariff)
  const { scope } = open.options
  const { idsOf, namesIn } = useNamedFiles()
  const make = () => open.make(() => idsOf(planNow().blockIds, open.options))
  const regenerate = useRegenerate(run, scope, plan, make)
  const canStart = open.isReady && !isRunning
  const canRegenerate = isEditable(summary) && !plan.isUnclear && !run.isUnsure
  return (
    <SharedModal
      open={open}
      notice={
        <UncheckedNotice onClose={onClose}>
          <ExportPreflight plan={plan} scope={scope} isRunning={isRunning} />
        </UncheckedNotice>
      }
      texts={useTexts(tariff.partsOf)}
      unit={unit}
      selected={selected?.size}
      namesIn={namesIn}
      inspect={useInspectSubtitles(onClose)}
      canStart={canStart}
      onStart={make}
      actions={
        <ExportActions
          isStale={plan.stale.length > 0}
          isRunning={isRunning}
          regenerate={
            canRegenerate
              ? {
                  price: plan.price,
                  isPending: run.isPending,
                  start: regenerate,
                  isFirst: plan.unspoken === plan.stale.length,
                }
              : undefined
          }
          canExport={canStart && !plan.isSilent && !plan.isUnclear}
          isExporting={open.isSending}
          onExport={make}
        />
      }
      onClose={onClose}
    />
  )
}
