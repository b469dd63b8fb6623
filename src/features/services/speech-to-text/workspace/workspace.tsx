import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { projectStatuses } from '#src/contract/project.ts'
import { FundsPanel } from '#src/features/billing/funds-panel.tsx'
import { useEditor, useOrder, useSignal, useSummary } from '#src/features/editor/editor-context.ts'
import { isInProgress } from '#src/features/editor/project-info.ts'
import { RejectionNotice } from '#src/features/editor/rejection-notice.tsx'
import { useReveal } from '#src/features/editor/reveal/use-reveal.ts'
import { FindBar } from '#src/features/editor/toolbar/find-bar.tsx'
import { UndoOffer } from '#src/features/editor/toolbar/undo-offer.tsx'
import { useEditorKeys } from '#src/features/editor/use-editor-keys.ts'
import { WorkProgress } from '#src/features/editor/work-progress.tsx'
import { useIsUnseen } from '#src/features/work/use-is-unseen.ts'
import { LatePart } from '#src/ui/late-part.tsx'
import { ResumePanel } from './resume-panel.tsx'
import { SegmentList } from './segment-list.tsx'
import { TranscriptActionBar } from './transcript-action-bar.tsx'
import { TranscriptHeader } from './transcript-header.tsx'
import { useTranscriptRoom } from './transcript-room.ts'
import { TranscriptStart } from './transcript-start.tsx'
import { TranscriptToolbar } from './transcript-toolbar.tsx'
import { useFinishedTexts } from './use-finished-texts.ts'
import { useTranscribing } from './use-transcribing.ts'
import { useTranscriptPolling } from './use-transcript-polling.ts'
import type { OpenModal } from './workspace-modals.tsx'

const WorkspaceModals = lazy(async () => ({
  default: (await import('./workspace-modals.tsx')).WorkspaceModals,
}))

/** The page below the header, so that the actions stand at its foot under a short text too. */
const FULL_HEIGHT = 'calc(100dvh - 6.5rem - var(--player-height, 0px))'

/** The transcript of an open project: header, tools, text, and what leads on. */
export function Workspace() {
  const { t } = useTranslation('transcript')
  const editor = useEditor()
  const summary = useSummary()
  const order = useOrder()
  const { renaming } = useTranscriptRoom()
  const renamed = useSignal(renaming)
  const [modal, setModal] = useState<OpenModal>()
  const [isFinding, setIsFinding] = useState(false)
  const transcribing = useTranscribing()
  const files = useTranscriptPolling(modal === 'export')
  const isUnseen = useIsUnseen(editor.slug, editor.projectId)
  const reveal = useReveal(useFinishedTexts())
  useEditorKeys({ onFind: () => setIsFinding(true), onShortcuts: () => setModal('shortcuts') })
  const open = transcribing.shortage ? undefined : (modal ?? (renamed ? 'rename' : undefined))
  const close = () => {
    setModal(undefined)
    renaming.set(undefined)
  }
  return (
    <>
      <div className="flex flex-col" style={{ minHeight: FULL_HEIGHT }}>
        <TranscriptHeader />
        <div className="top-0 z-10 -mx-4 mt-3 border-b border-line bg-paper px-4 py-1 md:sticky md:-mx-6 md:px-6">
          <TranscriptToolbar
            onFind={() => setIsFinding(true)}
            onSpeakers={() => setModal('speakers')}
            onShortcuts={() => setModal('shortcuts')}
          />
          {isFinding && <FindBar onClose={() => setIsFinding(false)} />}
          {(isInProgress(summary) || reveal.isRevealing) && (
            <WorkProgress
              isRevealing={reveal.isRevealing}
              isUnseen={isUnseen}
              onSkip={reveal.skip}
              label={t('work.running')}
            />
          )}
        </div>
        <div className="mx-auto flex w-full max-w-reading flex-1 flex-col gap-3 py-4 text-16">
          {summary.status === projectStatuses.REJECTED && <RejectionNotice />}
          {order.length === 0 ? (
            <TranscriptStart onOptions={() => setModal('regenerate')} />
          ) : (
            <SegmentList order={reveal.shown} veiled={reveal.veiled} typing={reveal.typing} />
          )}
          {transcribing.shortage && (
            <FundsPanel
              shortage={transcribing.shortage}
              onTopUp={transcribing.keepForLater}
              onRetry={transcribing.retry}
              onClose={transcribing.dismiss}
            />
          )}
          <ResumePanel transcribing={transcribing} />
        </div>
        <p role="status" className="sr-only">
          {reveal.announcement}
        </p>
        <UndoOffer />
        <TranscriptActionBar
          transcribing={transcribing}
          onExport={() => setModal('export')}
          onRegenerate={() => setModal('regenerate')}
        />
      </div>
      {open && (
        <LatePart resetKey={open}>
          <WorkspaceModals open={open} transcribing={transcribing} files={files} onClose={close} />
        </LatePart>
      )}
    </>
  )
}
