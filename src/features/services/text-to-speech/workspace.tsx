import { lazy, useCallback, useEffect, useState } from 'react'
import { PREFETCH_IDLE_MS } from '#src/config/constants.ts'
import { projectStatuses } from '#src/contract/project.ts'
import { FundsPanel } from '#src/features/billing/funds-panel.tsx'
import { keepInterruptedAction } from '#src/features/billing/interrupted-action.ts'
import { BlockActionsContext } from '#src/features/editor/blocks/block-actions.ts'
import { BlockList } from '#src/features/editor/blocks/block-list.tsx'
import { useEditor, useOrder, useProjectDefaults, useSummary } from '#src/features/editor/editor-context.ts'
import { isInProgress } from '#src/features/editor/project-info.ts'
import { RejectionNotice } from '#src/features/editor/rejection-notice.tsx'
import { useReveal } from '#src/features/editor/reveal/use-reveal.ts'
import { EditorToolbar } from '#src/features/editor/toolbar/editor-toolbar.tsx'
import { FindBar } from '#src/features/editor/toolbar/find-bar.tsx'
import { UndoOffer } from '#src/features/editor/toolbar/undo-offer.tsx'
import { useEditorKeys } from '#src/features/editor/use-editor-keys.ts'
import { WorkProgress } from '#src/features/editor/work-progress.tsx'
import { useIsUnseen } from '#src/features/work/use-is-unseen.ts'
import { LatePart } from '#src/ui/late-part.tsx'
import { ActionBar } from './action-bar.tsx'
import { EmptyProject } from './empty-project.tsx'
import { InterruptedPanel } from './interrupted-panel.tsx'
import { actionOf } from './interrupted-wish.ts'
import { ProjectHeader } from './project-header.tsx'
import { useActions } from './use-actions.ts'
import { useGeneration } from './use-generation.ts'
import { useObstacle } from './use-obstacle.ts'
import { useQuote, useTariff } from './use-quote.ts'
import { useWorkPolling } from './use-work-polling.ts'
import { VoiceControls } from './voice-controls.tsx'
import type { OpenModal } from './workspace-modals.tsx'

const loadModals = () => import('./workspace-modals.tsx')

const WorkspaceModals = lazy(async () => ({ default: (await loadModals()).WorkspaceModals }))

/** The page below the header, so that the actions stand at its foot under a short text too. */
const FULL_HEIGHT = 'calc(100dvh - 6.5rem - var(--player-height, 0px))'

/** The editor of an open project: header, tools, text, and what leads on. */
export function Workspace() {
  const editor = useEditor()
  const summary = useSummary()
  const order = useOrder()
  const { voiceId } = useProjectDefaults()
  const [modal, setModal] = useState<OpenModal>()
  const [isFinding, setIsFinding] = useState(false)
  const tariff = useTariff(editor.slug)
  const quote = useQuote(tariff)
  const generation = useGeneration()
  const obstacle = useObstacle(tariff, quote)
  const files = useWorkPolling(modal?.kind === 'export', generation)
  const isUnseen = useIsUnseen(editor.slug, editor.projectId)
  const reveal = useReveal()
  const actions = useActions(tariff, generation, setModal)
  const voice = tariff.voices?.find(({ id }) => id === voiceId)
  const chooseVoice = () => setModal({ kind: 'voice', target: 'project' })
  const openPaste = useCallback(() => {
    const after = editor.active.get() ?? editor.store.getOrder().at(-1) ?? null
    setModal({ kind: 'paste', place: { after }, text: '' })
  }, [editor])
  useEditorKeys({ onFind: () => setIsFinding(true), onShortcuts: () => setModal({ kind: 'shortcuts' }) })
  const { funds } = generation
  useEffect(() => {
    // Fetched once the text is there, so that the first modal opens at once and without a connection too.
    const timer = setTimeout(() => void loadModals().catch(() => {}), PREFETCH_IDLE_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    // What stands in the way is said beside the work, and not under a modal.
    if (funds) setModal(undefined)
  }, [funds])

  return (
    <BlockActionsContext value={actions}>
      <div className="flex flex-col" style={{ minHeight: FULL_HEIGHT }}>
        <ProjectHeader />
        <div className="top-0 z-10 -mx-4 mt-3 border-b border-line bg-paper px-4 py-1 md:sticky md:-mx-6 md:px-6">
          <EditorToolbar
            onFind={() => setIsFinding(true)}
            onPaste={openPaste}
            onShortcuts={() => setModal({ kind: 'shortcuts' })}
          >
            <VoiceControls voice={voice} onChoose={chooseVoice} />
          </EditorToolbar>
          {isFinding && <FindBar onClose={() => setIsFinding(false)} />}
        </div>
        <div className="mx-auto flex w-full max-w-reading flex-1 flex-col gap-3 py-4 text-16">
          {summary.status === projectStatuses.REJECTED && <RejectionNotice />}
          {order.length === 0 ? (
            <EmptyProject onPaste={openPaste} />
          ) : (
            <BlockList veiled={reveal.veiled} typing={reveal.typing} />
          )}
          {funds && (
            <FundsPanel
              shortage={funds.missing}
              onTopUp={() => keepInterruptedAction(actionOf(funds.wish, editor, editor.store.getState()))}
              onRetry={() => generation.start(funds.wish)}
              onClose={generation.dismissFunds}
            />
          )}
          <InterruptedPanel tariff={tariff} generation={generation} obstacle={obstacle} />
        </div>
        <p role="status" className="sr-only">
          {reveal.announcement}
        </p>
        <UndoOffer />
        <ActionBar
          quote={quote}
          generation={generation}
          obstacle={obstacle}
          progress={
            (isInProgress(summary) || reveal.isRevealing) && (
              <WorkProgress isRevealing={reveal.isRevealing} isUnseen={isUnseen} onSkip={reveal.skip} />
            )
          }
          onChooseVoice={chooseVoice}
          onExport={() => setModal({ kind: 'export' })}
        />
      </div>
      {modal && (
        <LatePart resetKey={modal}>
          <WorkspaceModals
            open={modal}
            tariff={tariff}
            generation={generation}
            files={files}
            onClose={() => setModal(undefined)}
          />
        </LatePart>
      )}
    </BlockActionsContext>
  )
}
