import { useState } from 'react'
import type { Rejection } from '#src/contract/project-summary.ts'
import { revealedBlocks } from '#src/features/editor/edited-project.ts'
import { useEditor, useOrder, useSummary } from '#src/features/editor/editor-context.ts'
import { LateFindBar, useEditorKeys } from '#src/features/editor/editor-keys.tsx'
import { UndoOffer } from '#src/features/editor/editor-notices.tsx'
import { RejectionPanel } from '#src/features/runs/rejection-panel.tsx'
import { RunPanels } from '#src/features/runs/run-panels.tsx'
import { RevealedProgress } from '#src/features/runs/run-progress.tsx'
import { useReveal } from '#src/features/runs/use-reveal.ts'
import { WorkspaceShell } from '#src/features/runs/workspace-shell.tsx'
import { loadNamespaces } from '#src/i18n/i18n.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { useWorkspaceModal } from '#src/routing/export-address.ts'
import { lateComponent } from '#src/ui/late-component.ts'
import { LatePart } from '#src/ui/late-part.tsx'
import { useSignal } from '#src/ui/use-signal.ts'
import { useOpenTranscript } from '../transcript/open-transcript.ts'
import { useTranscriptRun } from '../transcript/use-transcript-run.ts'
import { SegmentList } from './segment-list.tsx'
import { TranscriptActionBar } from './transcript-action-bar.tsx'
import { TranscriptHeader } from './transcript-header.tsx'
import { TranscriptStart } from './transcript-start.tsx'
import { TranscriptToolbar } from './transcript-toolbar.tsx'
import type { OpenModal } from './workspace-modals.tsx'

const WorkspaceModals = lateComponent(async () => {
  const [module] = await Promise.all([import('./workspace-modals.tsx'), loadNamespaces(['editor-modals'])])
  return module.WorkspaceModals
})

interface ToolsProps {
  reveal: Pick<ReturnType<typeof useReveal>, 'isRevealing' | 'skip'>
  isFinding: boolean
  onFind: (isFinding: boolean) => void
  onOpen: (modal: OpenModal) => void
}

function Tools({ reveal, isFinding, onFind, onOpen }: ToolsProps) {
  const { t } = useTranslation('speech-to-text')
  const summary = useSummary()
  return (
    <>
      <TranscriptToolbar onFind={() => onFind(true)} onOpen={onOpen} />
      <LateFindBar isOpen={isFinding} onClose={() => onFind(false)} />
      <RevealedProgress project={summary} reveal={reveal} label={t('work.running')} />
    </>
  )
}

interface ContentProps {
  run: ReturnType<typeof useTranscriptRun>
  reveal: ReturnType<typeof useReveal>
  onOptions: () => void
  onFix: (reject: Rejection | undefined) => void
}

function Content({ run, reveal, onOptions, onFix }: ContentProps) {
  const { t } = useTranslation('speech-to-text')
  const { reject } = useSummary()
  const isEmpty = useOrder().length === 0
  return (
    <>
      <RejectionPanel
        run={run}
        again={{ scope: 'all', price: run.price }}
        onReopened={() => onFix(reject ?? undefined)}
      />
      {isEmpty ? (
        <TranscriptStart onOptions={onOptions} />
      ) : (
        <SegmentList order={reveal.shown} dimmed={reveal.dimmed} typing={reveal.typing} />
      )}
      <RunPanels run={run} resumeLabel={(price) => t('work.start', { price })} />
    </>
  )
}

export function Workspace() {
  const editor = useEditor()
  const { renaming } = useOpenTranscript()
  const renamed = useSignal(renaming)
  const [modal, setModal] = useWorkspaceModal<OpenModal>('export')
  const [isFinding, setIsFinding] = useState(false)
  const [fixed, setFixed] = useState<Rejection>()
  const run = useTranscriptRun()
  const [source] = useState(() => revealedBlocks(editor))
  const reveal = useReveal(source, 'speech-to-text')
  useEditorKeys({ onFind: () => setIsFinding(true), onShortcuts: () => setModal('shortcuts') })
  const open = run.shortage ? undefined : (modal ?? (renamed ? 'rename' : undefined))
  const close = () => {
    setModal(undefined)
    setFixed(undefined)
    renaming.set(undefined)
  }
  const tools = <Tools reveal={reveal} isFinding={isFinding} onFind={setIsFinding} onOpen={setModal} />
  const footer = (
    <>
      <UndoOffer />
      <TranscriptActionBar
        run={run}
        onExport={() => setModal('export')}
        onRegenerate={() => setModal('regenerate')}
      />
    </>
  )
  return (
    <>
      <WorkspaceShell
        header={<TranscriptHeader />}
        tools={tools}
        announcement={reveal.announcement}
        footer={footer}
      >
        <Content
          run={run}
          reveal={reveal}
          onOptions={() => setModal('regenerate')}
          onFix={(reject) => {
            setFixed(reject)
            setModal('regenerate')
          }}
        />
      </WorkspaceShell>
      {open && (
        <LatePart onFailed={close}>
          <WorkspaceModals open={open} run={run} fixed={fixed} onClose={close} />
        </LatePart>
      )}
    </>
  )
}
