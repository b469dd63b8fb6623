import { useEffect, useState } from 'react'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { revealedBlocks } from '#src/features/editor/edited-project.ts'
import { useEditor, useSummary } from '#src/features/editor/editor-context.ts'
import { LateFindBar, useEditorKeys } from '#src/features/editor/editor-keys.tsx'
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
import { useOpenPages, useShownKey } from '../pages/open-pages.ts'
import { type PagesRun, usePagesRun } from '../pages/use-pages-run.ts'
import { nextDoubtful } from './doubtful-words.ts'
import { PageStrip } from './page-strip.tsx'
import { PageView } from './page-view.tsx'
import { PagesActionBar } from './pages-action-bar.tsx'
import { PagesHeader } from './pages-header.tsx'
import { PagesToolbar } from './pages-toolbar.tsx'
import type { OpenModal } from './workspace-modals.tsx'

const WorkspaceModals = lateComponent(async () => {
  const [module] = await Promise.all([import('./workspace-modals.tsx'), loadNamespaces(['editor-modals'])])
  return module.WorkspaceModals
})

function useFollowedPage(typingKey: string | undefined) {
  const { editor, shown } = useOpenPages()
  useEffect(() => {
    const follow = () => {
      const key = editor.focus.get()?.key
      if (key !== undefined) shown.set(key)
    }
    const reveal = () => {
      const key = editor.reveal.get()?.key
      if (key !== undefined) shown.set(key)
    }
    const stops = [editor.focus.subscribe(follow), editor.reveal.subscribe(reveal)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [editor, shown])
  useEffect(() => {
    if (typingKey !== undefined) shown.set(typingKey)
  }, [typingKey, shown])
}

function useDoubtfulKey() {
  const { editor, caret } = useOpenPages()
  const key = useShownKey()
  const go = () => {
    if (key === undefined) return
    const next = nextDoubtful(editor.store.getState(), { key, caret: caret.get() })
    if (!next) return
    caret.set(next.caret)
    editor.focus.set(next)
  }
  useEffect(() => {
    function handle(event: KeyboardEvent) {
      if (event.key !== 'F8' || event.defaultPrevented || document.querySelector('dialog:modal')) return
      event.preventDefault()
      go()
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  })
  return go
}

function Rejection({ run }: { run: PagesRun }) {
  if (useSummary().status !== projectStatuses.REJECTED) return null
  return <RejectionPanel run={run} again={{ scope: 'all', price: run.price }} />
}

interface ToolsProps {
  reveal: Pick<ReturnType<typeof useReveal>, 'isRevealing' | 'skip'>
  onShortcuts: () => void
}

function Tools({ reveal, onShortcuts }: ToolsProps) {
  const { t } = useTranslation('detect-text')
  const summary = useSummary()
  const [isFinding, setIsFinding] = useState(false)
  const goToDoubtful = useDoubtfulKey()
  useEditorKeys({ onFind: () => setIsFinding(true), onShortcuts })
  return (
    <>
      <PagesToolbar onDoubtful={goToDoubtful} onFind={() => setIsFinding(true)} onShortcuts={onShortcuts} />
      <LateFindBar isOpen={isFinding} onClose={() => setIsFinding(false)} />
      <RevealedProgress project={summary} reveal={reveal} label={t('work.running')} />
    </>
  )
}

export function Workspace() {
  const { t } = useTranslation('detect-text')
  const editor = useEditor()
  const [modal, setModal] = useWorkspaceModal<OpenModal>('export')
  const run = usePagesRun()
  const [source] = useState(() => revealedBlocks(editor))
  const reveal = useReveal(source, 'detect-text')
  const pageKey = useShownKey()
  useFollowedPage(reveal.typing?.key)
  const open = run.shortage ? undefined : modal
  return (
    <>
      <WorkspaceShell
        width="wide"
        header={<PagesHeader />}
        tools={<Tools reveal={reveal} onShortcuts={() => setModal('shortcuts')} />}
        announcement={reveal.announcement}
        footer={
          <PagesActionBar
            run={run}
            onExport={() => setModal('export')}
            onReadAgain={() => setModal('again')}
          />
        }
      >
        <Rejection run={run} />
        <PageStrip />
        <PageView run={run} typing={reveal.typing} dimmed={reveal.dimmed} />
        <RunPanels run={run} resumeLabel={(price) => t('work.start', { price })} />
      </WorkspaceShell>
      {open && (
        <LatePart onFailed={() => setModal(undefined)}>
          <WorkspaceModals open={open} run={run} pageKey={pageKey} onClose={() => setModal(undefined)} />
        </LatePart>
      )}
    </>
  )
}
