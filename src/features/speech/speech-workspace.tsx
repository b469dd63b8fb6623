import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { usePartsAhead } from '#src/features/catalog/lazy-part.tsx'
import { revealedBlocks } from '#src/features/editor/edited-project.ts'
import { useEditor, useProjectDefaults } from '#src/features/editor/editor-context.ts'
import { LateFindBar, useEditorKeys } from '#src/features/editor/editor-keys.tsx'
import { UndoOffer } from '#src/features/editor/editor-notices.tsx'
import type { ExportUnit } from '#src/features/exports/export-options.ts'
import { RejectionPanel } from '#src/features/runs/rejection-panel.tsx'
import { RunPanels } from '#src/features/runs/run-panels.tsx'
import { useReveal } from '#src/features/runs/use-reveal.ts'
import type { Run } from '#src/features/runs/use-run.ts'
import { WorkspaceShell } from '#src/features/runs/workspace-shell.tsx'
import { loadNamespaces } from '#src/i18n/i18n.ts'
import { useWorkspaceModal } from '#src/routing/export-address.ts'
import { lateComponent } from '#src/ui/late-component.ts'
import { LatePart } from '#src/ui/late-part.tsx'
import { BlockActionsContext, type EntriesOf } from './block-actions.ts'
import { LateBlockMenu } from './late-block-menu.ts'
import { ProjectHeader } from './project-header.tsx'
import { SpeechActionBar } from './speech-action-bar.tsx'
import { SpeechToolbar } from './speech-toolbar.tsx'
import { useActions } from './use-actions.ts'
import { useObstacle } from './use-obstacle.ts'
import { type PartsOf, type Quote, type Tariff, useQuote, useTariff } from './use-quote.ts'
import { useSpeechRun } from './use-speech-run.ts'
import { VoiceControls } from './voice-controls.tsx'
import type { OpenModal } from './workspace-modals.tsx'

const EXPORT: OpenModal = { kind: 'export' }

const SHORTCUTS: OpenModal = { kind: 'shortcuts' }
const PRONUNCIATIONS: OpenModal = { kind: 'pronunciations' }
const PROJECT_VOICE: OpenModal = { kind: 'voice', target: 'project' }

const WorkspaceModals = lateComponent(async () => {
  const [module] = await Promise.all([import('./workspace-modals.tsx'), loadNamespaces(['editor-modals'])])
  return module.WorkspaceModals
})

function Rejection({ run, price }: { run: Run; price: number | undefined }) {
  const editor = useEditor()
  const focusFirst = () => {
    const [first] = editor.store.getOrder()
    if (first) editor.focus.set({ key: first, caret: 0 })
  }
  return <RejectionPanel run={run} again={{ scope: 'changed', price }} onReopened={focusFirst} />
}

const laterParts = [LateBlockMenu, WorkspaceModals]

/** Too little money is said beside the text, and not under a modal. */
function useClosedWhenShort(run: Run, setModal: (modal: undefined) => void) {
  const isShort = run.shortage !== undefined
  useEffect(() => {
    if (isShort) setModal(undefined)
  }, [isShort, setModal])
}

interface ToolsProps {
  tariff: Tariff
  isFinding: boolean
  onFind: (isFinding: boolean) => void
  onPaste: () => void
  onOpen: (modal: OpenModal) => void
}

function Tools({ tariff, isFinding, onFind, onPaste, onOpen }: ToolsProps) {
  const { voiceId } = useProjectDefaults()
  const voice = tariff.voices?.find(({ id }) => id === voiceId)
  return (
    <>
      <SpeechToolbar
        partsOf={tariff.partsOf}
        onFind={() => onFind(true)}
        onPaste={onPaste}
        onShortcuts={() => onOpen(SHORTCUTS)}
        onPronunciations={() => onOpen(PRONUNCIATIONS)}
      >
        <VoiceControls
          voice={voice}
          isKnown={tariff.voices !== undefined}
          onChoose={() => onOpen(PROJECT_VOICE)}
        />
      </SpeechToolbar>
      <LateFindBar isOpen={isFinding} onClose={() => onFind(false)} />
    </>
  )
}

function useSpeech(partsOf: PartsOf | undefined) {
  const tariff = useTariff(useEditor().slug, partsOf)
  const quote = useQuote(tariff)
  const obstacle = useObstacle(tariff, quote)
  const run = useSpeechRun(tariff, quote, quote.isKnown && obstacle === undefined)
  return { tariff, quote, obstacle, run }
}

function useOpenPaste(setModal: (modal: OpenModal) => void) {
  const editor = useEditor()
  return useCallback(() => {
    const after = editor.active.get() ?? editor.store.getOrder().at(-1) ?? null
    setModal({ kind: 'paste', place: { after }, text: '' })
  }, [editor, setModal])
}

export interface OpenSpeech {
  readonly tariff: Tariff
  readonly quote: Quote
  readonly run: Run
  readonly reveal: ReturnType<typeof useReveal>
  readonly openPaste: () => void
}

interface SpeechWorkspaceProps {
  /** What is spoken and exported, part by part; every block where it is left out. Always the same function. */
  partsOf?: PartsOf
  unit?: ExportUnit
  isWide?: boolean
  entriesOf?: EntriesOf
  children: (speech: OpenSpeech) => ReactNode
}

export function SpeechWorkspace({ partsOf, unit, isWide, entriesOf, children }: SpeechWorkspaceProps) {
  const editor = useEditor()
  const [modal, setModal] = useWorkspaceModal<OpenModal>(EXPORT)
  const [isFinding, setIsFinding] = useState(false)
  const { tariff, quote, obstacle, run } = useSpeech(partsOf)
  const [source] = useState(() => revealedBlocks(editor, true))
  const reveal = useReveal(source)
  const actions = useActions(tariff, run, setModal, entriesOf)
  const openPaste = useOpenPaste(setModal)
  useEditorKeys({ onFind: () => setIsFinding(true), onShortcuts: () => setModal(SHORTCUTS) })
  usePartsAhead(laterParts)
  useClosedWhenShort(run, setModal)
  const tools = (
    <Tools
      tariff={tariff}
      isFinding={isFinding}
      onFind={setIsFinding}
      onPaste={openPaste}
      onOpen={setModal}
    />
  )
  const footer = (
    <>
      <UndoOffer />
      <SpeechActionBar
        tariff={tariff}
        quote={quote}
        run={run}
        obstacle={obstacle}
        reveal={reveal}
        onChooseVoice={() => setModal(PROJECT_VOICE)}
        onExport={() => setModal(EXPORT)}
      />
    </>
  )
  return (
    <BlockActionsContext value={actions}>
      <WorkspaceShell
        header={<ProjectHeader />}
        tools={tools}
        announcement={reveal.announcement}
        footer={footer}
        width={isWide ? 'wide' : 'reading'}
      >
        <Rejection run={run} price={quote.changed.price} />
        {children({ tariff, quote, run, reveal, openPaste })}
        <RunPanels run={run} />
      </WorkspaceShell>
      {modal && (
        <LatePart onFailed={() => setModal(undefined)}>
          <WorkspaceModals
            open={modal}
            tariff={tariff}
            run={run}
            unit={unit}
            onClose={() => setModal(undefined)}
          />
        </LatePart>
      )}
    </BlockActionsContext>
  )
}
