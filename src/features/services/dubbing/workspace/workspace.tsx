import { useEffect, useRef, useState } from 'react'
import { useOrder, useSummary } from '#src/features/editor/editor-context.ts'
import { LateFindBar, useEditorKeys } from '#src/features/editor/editor-keys.tsx'
import { UndoOffer } from '#src/features/editor/editor-notices.tsx'
import { WorkspaceShell } from '#src/features/runs/workspace-shell.tsx'
import { loadNamespaces } from '#src/i18n/i18n.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { shortcutLetter } from '#src/lib/shortcut-key.ts'
import { useWorkspaceModal } from '#src/routing/export-address.ts'
import { lateComponent } from '#src/ui/late-component.ts'
import { LatePart } from '#src/ui/late-part.tsx'
import { useSignal } from '#src/ui/use-signal.ts'
import { type OpenDub, switchSound, useOpenDub } from '../dub/open-dub.ts'
import { useDubRun } from '../dub/use-dub-run.ts'
import { DubActionBar } from './dub-action-bar.tsx'
import { DubHeader } from './dub-header.tsx'
import { DubToolbar } from './dub-toolbar.tsx'
import { SegmentList } from './segment-list.tsx'
import { Stage } from './stage.tsx'
import { StatusPanel } from './status-panel.tsx'
import type { OpenModal } from './workspace-modals.tsx'

const WorkspaceModals = lateComponent(async () => {
  const [module] = await Promise.all([import('./workspace-modals.tsx'), loadNamespaces(['editor-modals'])])
  return module.WorkspaceModals
})

function useSoundKey(dub: OpenDub) {
  useEffect(() => {
    function handle(event: KeyboardEvent) {
      if (!event.altKey || shortcutLetter(event) !== 'o' || document.querySelector('dialog:modal')) return
      event.preventDefault()
      switchSound(dub, !dub.playsDub.get())
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [dub])
}

function useFinishedDub(dub: OpenDub) {
  const count = useSignal(dub.editor.body).dubbing?.outputs.length ?? 0
  const before = useRef(count)
  useEffect(() => {
    if (before.current === 0 && count > 0) switchSound(dub, true)
    before.current = count
  }, [dub, count])
}

function useStatusText() {
  const { t } = useTranslation('dubbing')
  const { status, step } = useSummary()
  const [first] = useState(status)
  if (step) return t(`steps.${step}`)
  return !status || status === first ? '' : t(`announce.${status}`)
}

export function Workspace() {
  const dub = useOpenDub()
  const [modal, setModal] = useWorkspaceModal<OpenModal>('export')
  const [isFinding, setIsFinding] = useState(false)
  const run = useDubRun()
  const language = useSignal(dub.language)
  const hasSegments = useOrder().length > 0
  useEditorKeys({ onFind: () => setIsFinding(true), onShortcuts: () => setModal('shortcuts') })
  useSoundKey(dub)
  useFinishedDub(dub)
  const open = run.shortage ? undefined : modal
  const tools = (
    <>
      <DubToolbar onFind={() => setIsFinding(true)} onOpen={setModal} />
      <LateFindBar isOpen={isFinding} part={String(language)} onClose={() => setIsFinding(false)} />
    </>
  )
  const footer = (
    <>
      <UndoOffer />
      <DubActionBar run={run} onExport={() => setModal('export')} />
    </>
  )
  return (
    <>
      <WorkspaceShell
        header={<DubHeader />}
        tools={tools}
        announcement={useStatusText()}
        footer={footer}
        width="wide"
      >
        <div className="flex flex-col gap-6 lg:flex-row lg:items-start">
          <Stage />
          <div className="flex min-w-0 flex-1 flex-col gap-4">
            <StatusPanel run={run} onLanguages={() => setModal('languages')} />
            {hasSegments && <SegmentList />}
          </div>
        </div>
      </WorkspaceShell>
      {open && (
        <LatePart onFailed={() => setModal(undefined)}>
          <WorkspaceModals open={open} run={run} onClose={() => setModal(undefined)} />
        </LatePart>
      )}
    </>
  )
}
