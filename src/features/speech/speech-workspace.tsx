import { useQueryClient } from '@tanstack/react-query'
import { memo, type ReactNode, useCallback, useMemo } from 'react'
import { LanguageSelect } from '#src/features/catalog/language-select.tsx'
import { lazyPartsWith, usePrefetchParts } from '#src/features/catalog/lazy-part.tsx'
import { lazyCheck } from '#src/features/checks/checks.tsx'
import { useEditedProject } from '#src/features/editor/edited-project.ts'
import {
  blocksNamed,
  type EditorBlock,
  type EditorState,
  useEditor,
  useProjectDefaults,
  useSettled,
  useSummary,
} from '#src/features/editor/editor-context.ts'
import type { ExportUnit } from '#src/features/exports/export-options.ts'
import type { Progress } from '#src/features/projects/progress-queries.ts'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import { type Run, useRun } from '#src/features/runs/use-run.ts'
import { useSubtitlesName } from '#src/features/subtitles/subtitles-name.ts'
import { voicesChanged } from '#src/features/voices/voices-changed.ts'
import { EditedWorkspace, useBlockReveal, useWorkspace } from '#src/features/workspace/edited-workspace.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { BlockActionsContext, type EntriesOf } from './block-actions.ts'
import { factsOf, isSpoken } from './block-facts.ts'
import { LazyBlockMenu } from './lazy-block-menu.ts'
import { LazyPauseLength } from './lazy-pause-length.ts'
import type { PartsOf } from './parts-of.ts'
import { estimate, speechTallies } from './speech-figures.ts'
import { SpeechFoot } from './speech-foot.tsx'
import { SpeechToolbar } from './speech-toolbar.tsx'
import { Totals } from './totals.tsx'
import { useActions } from './use-actions.ts'
import { type Quote, type Tariff, useObstacle, useQuote, useTariff } from './use-quote.ts'
import { VoiceControls } from './voice-controls.tsx'
import type { OpenModal } from './workspace-modals.tsx'

function useSpeechRun({ multipliers }: Tariff, quote: Quote, isPossible: boolean) {
  const editor = useEditor()
  const client = useQueryClient()
  const isInRun = (block: EditorBlock, scope: 'all' | 'changed') =>
    scope === 'all' ? isSpoken(block) : factsOf(block, editor.store.getDefaults()).isToGenerate
  const edited = useEditedProject(isInRun)
  function refresh() {
    edited.refresh()
    voicesChanged(client)
  }
  function end(last: Progress) {
    edited.endWithResults(last)
    voicesChanged(client)
  }
  return useRun({
    target: { ...edited, refresh, end },
    priceOf({ scope, block_ids }, service) {
      if (!isPossible) return undefined
      if (scope !== 'blocks') return quote[scope].price
      const state = editor.store.getState()
      return estimate(blocksNamed(state, block_ids), state.defaults.voiceId, service, multipliers).price
    },
  })
}

/** Number of failed blocks of a rejected run, out of all its blocks. */
function RejectedBlocks({ partsOf }: { partsOf: PartsOf }) {
  const { t } = useTranslation('editor')
  const count = useCallback(
    (state: EditorState) => {
      const tallies = speechTallies(state, partsOf)
      const spoken = tallies.flatMap(({ all }) => [...all.values()])
      return {
        all: spoken.reduce((total, { blocks }) => total + blocks, 0),
        failed: tallies.reduce((total, { failed }) => total + failed, 0),
      }
    },
    [partsOf],
  )
  const { all, failed } = useSettled(count)
  if (failed === 0) return null
  return <p>{t('rejectedBlocks', { count: all, failed })}</p>
}

const PROJECT_VOICE: OpenModal = { kind: 'voice', target: 'project' }

const WorkspaceModals = lazyPartsWith(['editor-modals', 'subtitles', 'voices', 'player'])(
  'WorkspaceModals',
  () => import('./workspace-modals.tsx'),
)

const LazySubtitleTimes = lazyPartsWith(['subtitles'])(
  'SubtitleTimes',
  () => import('#src/features/subtitles/subtitle-times.tsx'),
)

const SubtitleTimes = memo(function SubtitleTimes({ onOpen }: { onOpen: (modal: OpenModal) => void }) {
  if (useSubtitlesName(useEditor()) === undefined) return null
  return (
    <LazyBoundary>
      <LazySubtitleTimes onShow={() => onOpen('subtitles')} />
    </LazyBoundary>
  )
})

function useFocusFirst() {
  const editor = useEditor()
  return () => {
    const [first] = editor.store.getOrder()
    if (first) editor.focus.set({ key: first, caret: 0 })
  }
}

const SelectionCommands = lazyPartsWith(['editor-modals', 'segments-lazy', 'selection'])(
  'SelectionCommands',
  () => import('./selection-commands.tsx'),
)

const SpeechChecks = lazyCheck('SpeechChecks', () => import('./speech-checks.tsx'))

const lazyParts = [LazyPauseLength, LazyBlockMenu, WorkspaceModals, SelectionCommands]

const ProjectLanguage = memo(function ProjectLanguage() {
  const { t } = useTranslation('editor')
  const { history, slug } = useEditor()
  const { language } = useProjectDefaults()
  return (
    <div className="ml-auto min-w-0 max-w-48 grow basis-32 sm:basis-48">
      <LanguageSelect
        slug={slug}
        label={t('language.label')}
        isLabelHidden
        size="small"
        value={language}
        isDisabled={!isEditable(useSummary())}
        onChange={(chosen) => history.commit([{ kind: 'defaults', values: { language: chosen } }])}
      />
    </div>
  )
})

interface ToolsProps {
  tariff: Tariff
  onFind: () => void
  onPaste: () => void
  onOpen: (modal: OpenModal) => void
}

const Tools = memo(function Tools({ tariff, onFind, onPaste, onOpen }: ToolsProps) {
  const { voiceId } = useProjectDefaults()
  const voice = tariff.voices?.find(({ id }) => id === voiceId)
  return (
    <SpeechToolbar
      partsOf={tariff.partsOf}
      onFind={onFind}
      onPaste={onPaste}
      onShortcuts={() => onOpen('shortcuts')}
      onPronunciations={() => onOpen('pronunciations')}
      onSpeakers={() => onOpen('speakers')}
      onSubtitles={() => onOpen('subtitles')}
    >
      <VoiceControls
        voice={voice}
        isKnown={tariff.voices !== undefined}
        onChoose={() => onOpen(PROJECT_VOICE)}
      />
    </SpeechToolbar>
  )
})

function useSpeech(partsOf: PartsOf | undefined) {
  const tariff = useTariff(useEditor().slug, partsOf)
  const quote = useQuote(tariff)
  const obstacle = useObstacle(tariff, quote)
  const run = useSpeechRun(tariff, quote, quote.isKnown && obstacle === undefined)
  return { tariff, quote, obstacle, run }
}

function useImport(setModal: (modal: OpenModal) => void) {
  const editor = useEditor()
  return useMemo(() => {
    const importFile = (file?: File) => {
      const after = editor.active.get() ?? editor.store.getOrder().at(-1) ?? null
      setModal({ kind: 'paste', place: { after }, text: '', file })
    }
    return { openPaste: () => importFile(), importFile }
  }, [editor, setModal])
}

export interface OpenSpeech {
  readonly tariff: Tariff
  readonly quote: Quote
  readonly run: Run
  readonly reveal: ReturnType<typeof useBlockReveal>
  readonly openPaste: () => void
  /** Finds who speaks in the texts. */
  readonly openSpeakers: () => void
}

interface SpeechWorkspaceProps {
  /** Groups blocks into export units; by default, each block is one. Must be a stable function. */
  partsOf?: PartsOf
  unit?: ExportUnit
  isWide?: boolean
  entriesOf?: EntriesOf
  children: (speech: OpenSpeech) => ReactNode
}

export function SpeechWorkspace({ partsOf, unit, isWide, entriesOf, children }: SpeechWorkspaceProps) {
  const editor = useEditor()
  const { tariff, quote, obstacle, run } = useSpeech(partsOf)
  const workspace = useWorkspace<OpenModal>(run)
  const { modal, open, close } = workspace
  const reveal = useBlockReveal('editor', true)
  const actions = useActions(tariff, run, open, entriesOf)
  const { openPaste, importFile } = useImport(open)
  const focusFirst = useFocusFirst()
  usePrefetchParts(lazyParts)
  return (
    <BlockActionsContext value={actions}>
      <EditedWorkspace
        run={run}
        aside={<ProjectLanguage />}
        facts={<Totals partsOf={tariff.partsOf} />}
        tools={<Tools tariff={tariff} onFind={workspace.find} onPaste={openPaste} onOpen={open} />}
        notices={<SubtitleTimes onOpen={open} />}
        selection={<SelectionCommands tariff={tariff} run={run} onOpen={open} />}
        checks={<SpeechChecks partsOf={tariff.partsOf} />}
        layers={workspace}
        announcement={reveal.announcement}
        foot={
          <SpeechFoot
            tariff={tariff}
            quote={quote}
            run={run}
            obstacle={obstacle}
            reveal={reveal}
            fixing={{ again: { scope: 'changed', price: quote.changed.price }, onReopened: focusFirst }}
            onChooseVoice={() => open(PROJECT_VOICE)}
            onExport={() => open('export')}
            onReuse={editor.slug === 'text-to-speech' ? () => open('reuse') : undefined}
          />
        }
        width={isWide ? 'wide' : 'reading'}
        rejected={<RejectedBlocks partsOf={tariff.partsOf} />}
        modal={
          modal && <WorkspaceModals open={modal} tariff={tariff} run={run} unit={unit} onClose={close} />
        }
        onDropFile={importFile}
      >
        {children({ tariff, quote, run, reveal, openPaste, openSpeakers: () => open('speakers') })}
      </EditedWorkspace>
    </BlockActionsContext>
  )
}
