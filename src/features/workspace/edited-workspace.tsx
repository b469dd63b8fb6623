import {
  type Context,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import type { Project } from '#src/contract/project.ts'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import { Checks } from '#src/features/checks/checks.tsx'
import { revealedBlocks } from '#src/features/editor/edited-project.ts'
import { type Editor, EditorContext, useEditor, useSummary } from '#src/features/editor/editor-context.ts'
import { LazyFindBar, useEditorKeys } from '#src/features/editor/editor-keys.tsx'
import { EarlierStates, ProjectState, SaveRefusals, UndoOffer } from '#src/features/editor/editor-notices.tsx'
import { useOpenEditor } from '#src/features/editor/open-editor.ts'
import { ProjectSkeleton } from '#src/features/projects/project-skeleton.tsx'
import { hasOpenBlocks } from '#src/features/projects/project-statuses.ts'
import { RunPanels } from '#src/features/runs/run-panels.tsx'
import { useReveal } from '#src/features/runs/use-reveal.ts'
import type { Run } from '#src/features/runs/use-run.ts'
import { useIsSelecting } from '#src/features/selection/block-selection.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { useWorkspaceModal } from '#src/routing/export-address.ts'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'
import { useFocusFallback } from '#src/ui/use-focus-fallback.ts'
import { useIsPrinting } from '#src/ui/use-printing.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import type { QuoteItem } from './quote-panel.tsx'
import { StatusPanel } from './status-panel.tsx'
import { WorkspaceFrame, WorkspaceHeader, type WorkspaceHeaderProps } from './workspace-frame.tsx'

const FileDrop = lazyPartsWith(['editor-modals'])('FileDrop', () => import('./file-drop.tsx'))

/** Takes a text file that is dropped on the page; what it needs is loaded once a file is dragged. */
function DroppedFile({ onFile }: { onFile: (file: File) => void }) {
  const [isDragged, setIsDragged] = useState(false)
  // Before the page is seen: a file that is dragged at once is noticed too.
  useLayoutEffect(() => {
    const notice = ({ dataTransfer }: DragEvent) => {
      if (dataTransfer?.types.includes('Files')) setIsDragged(true)
    }
    addEventListener('dragenter', notice)
    return () => removeEventListener('dragenter', notice)
  }, [])
  if (!isDragged) return null
  const end = () => setIsDragged(false)
  return (
    <LazyBoundary onFailed={end}>
      <FileDrop onFile={onFile} onEnd={end} />
    </LazyBoundary>
  )
}

interface OwnState<State> {
  readonly context: Context<State | undefined>
  readonly create: (editor: Editor) => State
}

interface OpenEditorProps<State> {
  project: Project
  /** The service's own content of blocks. */
  kind?: Parameters<typeof useOpenEditor>[1]
  /** State that the parts of the open project share, made once. */
  own?: OwnState<State>
  children: (editor: Editor) => ReactNode
}

interface WithOwnStateProps<State> {
  own: OwnState<State>
  editor: Editor
  children: ReactNode
}

function WithOwnState<State>({ own: { context: Own, create }, editor, children }: WithOwnStateProps<State>) {
  const [state] = useState(() => create(editor))
  return <Own value={state}>{children}</Own>
}

/** Opens the editor of a project for its children; shows a skeleton until its drafts are read. */
export function OpenEditor<State>({ project, kind, own, children }: OpenEditorProps<State>) {
  const editor = useOpenEditor(project, kind)
  if (!editor) return <ProjectSkeleton title={project.title} />
  const content = children(editor)
  return (
    <EditorContext key={editor.visit} value={editor}>
      {own ? (
        <WithOwnState own={own} editor={editor}>
          {content}
        </WithOwnState>
      ) : (
        content
      )}
    </EditorContext>
  )
}

/** State of the layers over a workspace: a modal, the find bar. Every service has the modals `export` and `shortcuts`. */
export function useWorkspace<Modal>(run: Pick<Run, 'shortage'>) {
  const [modal, setModal] = useWorkspaceModal<Modal | 'shortcuts'>()
  const [isFinding, setIsFinding] = useState(false)
  const find = useCallback(() => setIsFinding(true), [])
  useEditorKeys({ onFind: find, onShortcuts: () => setModal('shortcuts') })
  const isShort = run.shortage !== undefined
  // A shortage of money is shown next to the content, and not under a modal.
  useEffect(() => {
    if (isShort) setModal(undefined)
  }, [isShort, setModal])
  return {
    modal: isShort ? undefined : modal,
    open: setModal,
    close: () => setModal(undefined),
    isFinding,
    find,
    closeFind: () => setIsFinding(false),
  }
}

/**
 * Reveals the blocks of the open project as a run makes them.
 * @param isTextOwn the customer writes the blocks, and runs add none
 */
export function useBlockReveal(namespace?: Parameters<typeof useReveal>[1], isTextOwn?: boolean) {
  const editor = useEditor()
  const [source] = useState(() => revealedBlocks(editor, isTextOwn))
  return useReveal(source, namespace)
}

interface EditedWorkspaceProps extends Pick<WorkspaceHeaderProps, 'aside' | 'facts' | 'notices'> {
  run: Run
  tools: ReactNode
  /** Commands for selected blocks, a lazy component, instead of the tools; left out if blocks cannot be selected. */
  selection?: ReactNode
  /**
   * State of `useWorkspace`. For the find bar: the part of blocks that it searches, and whether it offers to remember
   * replacements.
   */
  layers: {
    readonly isFinding: boolean
    readonly closeFind: () => void
    readonly close: () => void
    readonly part?: string
    readonly isRemembering?: boolean
  }
  /** Checks of the service, a lazy component. */
  checks: ReactNode
  announcement: string
  foot: ReactNode
  width?: 'reading' | 'wide'
  quoteItems?: readonly QuoteItem[] | undefined
  /** Share of a rejected run that failed, in one sentence. */
  rejected?: ReactNode
  /** Label of the button that resumes after a top-up, given the price. */
  resumeLabel?: (price: string) => string
  /** The open modal, a lazy component. */
  modal: ReactNode
  /** By default, closes the modal. */
  onModalFailed?: () => void
  /** Takes a text file that is dropped on the page; left out if the service has no use for one. */
  onDropFile?: (file: File) => void
  children: ReactNode
}

function ToolsOrSelection({ tools, selection }: Pick<EditedWorkspaceProps, 'tools' | 'selection'>) {
  const isSelecting = useIsSelecting()
  const canChange = hasOpenBlocks(useSummary())
  const isShown = isSelecting && canChange
  const place = useFocusFallback(isShown ? 'selection' : 'tools')
  return (
    <div {...place} className="outline-none">
      {isShown ? (
        <LazyBoundary fallback={tools}>
          <Suspense fallback={tools}>{selection}</Suspense>
        </LazyBoundary>
      ) : (
        tools
      )}
    </div>
  )
}

/** Announces how many blocks are selected. */
function SelectedCount() {
  const { t } = useTranslation('editor')
  const { number } = useFormat()
  const { size } = useSignal(useEditor().selection.keys)
  return (
    <p role="status" className="sr-only">
      {size > 0 && t('selection.count', { number: number(size) })}
    </p>
  )
}

const PrintedProject = lazyComponent(async () => (await import('./printed-project.tsx')).PrintedProject)

/** Loads what a printed page needs, which must be there when printing starts, on a metered connection too. */
const preparePrint = () => void PrintedProject.preload().catch(() => {})

function WorkspaceTools({ tools, selection, checks, layers, modal }: EditedWorkspaceProps) {
  return (
    <>
      <ToolsOrSelection tools={tools} selection={selection} />
      <SelectedCount />
      <Checks isNeeded={Boolean(modal)}>{checks}</Checks>
      <LazyFindBar
        isOpen={layers.isFinding}
        part={layers.part}
        isRemembering={layers.isRemembering}
        onClose={layers.closeFind}
      />
    </>
  )
}

/**
 * A workspace whose content is edited and saved automatically: its header, tools, find, undo, panels, foot
 * and modals.
 */
export function EditedWorkspace(props: EditedWorkspaceProps) {
  const { run, aside, facts, notices, quoteItems, rejected, resumeLabel, modal, onDropFile } = props
  const { summary } = useEditor()
  const project = useSummary()
  const isPrinting = useIsPrinting()
  const rename = useCallback((title: string) => summary.set({ ...summary.get(), title }), [summary])
  useEffect(preparePrint, [])
  return (
    <>
      <WorkspaceFrame
        header={
          <WorkspaceHeader
            project={project}
            onRenamed={rename}
            state={<ProjectState />}
            aside={aside}
            facts={facts}
            notices={
              <>
                <SaveRefusals />
                {notices}
              </>
            }
          />
        }
        tools={<WorkspaceTools {...props} />}
        announcement={props.announcement}
        foot={
          <>
            <UndoOffer />
            {props.foot}
          </>
        }
        width={props.width}
      >
        {isPrinting && (
          <LazyBoundary>
            <PrintedProject />
          </LazyBoundary>
        )}
        <StatusPanel run={run} project={project} quoteItems={quoteItems} rejected={rejected} />
        {props.children}
        <RunPanels run={run} resumeLabel={resumeLabel} />
      </WorkspaceFrame>
      <EarlierStates />
      {onDropFile && !modal && hasOpenBlocks(project) && <DroppedFile onFile={onDropFile} />}
      {modal && <LazyBoundary onFailed={props.onModalFailed ?? props.layers.close}>{modal}</LazyBoundary>}
    </>
  )
}
