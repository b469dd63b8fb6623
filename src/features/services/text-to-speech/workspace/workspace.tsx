import { lazy, useCallback, useEffect, useState } from 'react'
import { PREFETCH_IDLE_MS } from '#src/config/constants.ts'
import { projectStatuses } from '#src/contract/project.ts'
import { revealedBlocks, useEditedProject } from '#src/features/editor/edited-project.ts'
import { useEditor, useOrder, useProjectDefaults, useSummary } from '#src/features/editor/editor-context.ts'
import { UndoOffer } from '#src/features/editor/editor-notices.tsx'
import { FindBar, useEditorKeys } from '#src/features/editor/find-bar.tsx'
import { RejectionPanel } from '#src/features/runs/rejection-panel.tsx'
import { RunPanels } from '#src/features/runs/run-panels.tsx'
import { useReveal } from '#src/features/runs/use-reveal.ts'
import type { Run } from '#src/features/runs/use-run.ts'
import { WorkspaceShell } from '#src/features/runs/workspace-shell.tsx'
import { BlockActionsContext } from '#src/features/speech/block-actions.ts'
import { BlockList } from '#src/features/speech/block-list.tsx'
import { SpeechToolbar } from '#src/features/speech/speech-toolbar.tsx'
import { useWorkspaceModal } from '#src/routing/export-address.ts'
import { LatePart } from '#src/ui/late-part.tsx'
import { EmptyProject } from './empty-project.tsx'
import { ProjectHeader } from './project-header.tsx'
import { SpeechActionBar } from './speech-action-bar.tsx'
import { useActions } from './use-actions.ts'
import { useObstacle } from './use-obstacle.ts'
import { useQuote, useTariff } from './use-quote.ts'
import { useSpeechRun } from './use-speech-run.ts'
import { VoiceControls } from './voice-controls.tsx'
import type { OpenModal } from './workspace-modals.tsx'

const EXPORT: OpenModal = { kind: 'export' }

const loadModals = () => import('./workspace-modals.tsx')

const WorkspaceModals = lazy(async () => ({ default: (await loadModals()).WorkspaceModals }))

/** The rejection of the project; opened again, its first block is the one in work. */
function Rejection({ run, price }: { run: Run; price: number }) {
  const editor = useEditor()
  const edited = useEditedProject()
  const focusFirst = () => {
    const [first] = editor.store.getOrder()
    if (first) editor.focus.set({ key: first, caret: 0 })
  }
  const retry = price > 0 ? { price, start: () => run.start({ scope: 'changed', price }) } : undefined
  return <RejectionPanel target={edited} onReopened={focusFirst} retry={retry} />
}

/** Fetches the modals once the text is there, so that the first one opens at once and without a connection too. */
function useModalsAhead() {
  useEffect(() => {
    const timer = setTimeout(() => void loadModals().catch(() => {}), PREFETCH_IDLE_MS)
    return () => clearTimeout(timer)
  }, [])
}

/** Too little money is said beside the text, and not under a modal. */
function useClosedWhenShort(run: Run, setModal: (modal: undefined) => void) {
  const isShort = run.shortage !== undefined
  useEffect(() => {
    if (isShort) setModal(undefined)
  }, [isShort, setModal])
}

/** The editor of an open project: header, tools, text, and what leads on. */
export function Workspace() {
  const editor = useEditor()
  const summary = useSummary()
  const order = useOrder()
  const { voiceId } = useProjectDefaults()
  const [modal, setModal] = useWorkspaceModal<OpenModal>(EXPORT)
  const [isFinding, setIsFinding] = useState(false)
  const tariff = useTariff(editor.slug)
  const quote = useQuote(tariff)
  const obstacle = useObstacle(tariff, quote)
  const run = useSpeechRun({
    tariff,
    isPossible: obstacle === undefined,
    isWatchingExports: modal === EXPORT,
  })
  const [source] = useState(() => revealedBlocks(editor))
  const reveal = useReveal(source)
  const actions = useActions(tariff, run, setModal)
  const voice = tariff.voices?.find(({ id }) => id === voiceId)
  const chooseVoice = () => setModal({ kind: 'voice', target: 'project' })
  const openPaste = useCallback(() => {
    const after = editor.active.get() ?? editor.store.getOrder().at(-1) ?? null
    setModal({ kind: 'paste', place: { after }, text: '' })
  }, [editor, setModal])
  useEditorKeys({ onFind: () => setIsFinding(true), onShortcuts: () => setModal({ kind: 'shortcuts' }) })
  useModalsAhead()
  useClosedWhenShort(run, setModal)
  const tools = (
    <>
      <SpeechToolbar
        onFind={() => setIsFinding(true)}
        onPaste={openPaste}
        onShortcuts={() => setModal({ kind: 'shortcuts' })}
      >
        <VoiceControls voice={voice} onChoose={chooseVoice} />
      </SpeechToolbar>
      {isFinding && <FindBar onClose={() => setIsFinding(false)} />}
    </>
  )
  const footer = (
    <>
      <UndoOffer />
      <SpeechActionBar
        quote={quote}
        run={run}
        obstacle={obstacle}
        reveal={reveal}
        onChooseVoice={chooseVoice}
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
      >
        {summary.status === projectStatuses.REJECTED && <Rejection run={run} price={quote.changed.price} />}
        {order.length === 0 ? (
          <EmptyProject onPaste={openPaste} />
        ) : (
          <BlockList dimmed={reveal.dimmed} typing={reveal.typing} />
        )}
        <RunPanels run={run} />
      </WorkspaceShell>
      {modal && (
        <LatePart resetKey={modal}>
          <WorkspaceModals open={modal} tariff={tariff} run={run} onClose={() => setModal(undefined)} />
        </LatePart>
      )}
    </BlockActionsContext>
  )
}
