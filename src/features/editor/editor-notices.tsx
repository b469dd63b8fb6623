import { Check, CloudAlert, History, LoaderCircle, Redo2, Undo2 } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import { ProjectStatusBadge } from '#src/features/projects/project-status-badge.tsx'
import { hasOpenBlocks } from '#src/features/projects/project-statuses.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { hasShortcutModifier, shortcutLetter } from '#src/lib/shortcut-key.ts'
import { LeaveQuestion } from '#src/routing/leave-question.tsx'
import { useLeaveGuard } from '#src/routing/use-leave-guard.ts'
import { Button } from '#src/ui/button.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'
import type { Tool } from '#src/ui/tool-buttons.tsx'
import { useKeyDown } from '#src/ui/use-key-down.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import { useSignalPart } from '#src/ui/use-signal-part.ts'
import { type EditorBlock, isSameContent } from './core/document/editor-block.ts'
import { useEditor, useHistoryState, useProjectDefaults, useSummary } from './editor-context.ts'

/** Says that the text is saved if the customer pressed Ctrl S or saving had failed. Autosaves are silent. */
function SavedAnnouncement() {
  const { t } = useTranslation('editor')
  const kind = useSignalPart(useEditor().autosave.state, ({ status }) => status.kind)
  const [last, setLast] = useState(kind)
  const [isAwaited, setAwaited] = useState(false)
  if (last !== kind) {
    setLast(kind)
    if (kind === 'failed') setAwaited(true)
    else if (last === 'saved') setAwaited(false)
  }
  useKeyDown((event) => {
    if (hasShortcutModifier(event) && shortcutLetter(event) === 's') setAwaited(true)
  })
  return (
    <span role="status" className="sr-only">
      {isAwaited && kind === 'saved' && t('save.saved')}
    </span>
  )
}

/** Shows whether the text is on the server. */
function SaveLabel() {
  const { t } = useTranslation('editor')
  const { autosave } = useEditor()
  const { status, isKept } = useSignal(autosave.state)
  if (status.kind === 'failed') {
    // Refused content is announced next to its reasons.
    const role = status.failure === 'refused' && isKept ? undefined : 'alert'
    return (
      <span role={role} className="inline-flex items-center gap-2 text-13 text-danger">
        <CloudAlert size={16} aria-hidden className="shrink-0" />
        {t(isKept ? `save.failed.${status.failure}` : 'save.notKept')}
        {status.failure !== 'refused' && status.failure !== 'gone' && (
          <Button size="small" variant="quiet" onClick={() => void autosave.save()}>
            {t('save.retry')}
          </Button>
        )}
      </span>
    )
  }
  const isSaved = status.kind === 'saved'
  const Icon = isSaved ? Check : LoaderCircle
  return (
    <span className="inline-flex items-center gap-1 text-13 text-muted">
      <Icon size={16} aria-hidden />
      <span className="max-lg:sr-only">
        {t(isSaved ? 'save.saved' : status.kind === 'saving' ? 'save.saving' : 'save.unsaved')}
      </span>
    </span>
  )
}

/** Asks before the page is left while text is neither on the server nor stored in this browser. */
function LeaveUnsavedText() {
  const { autosave } = useEditor()
  const isOnlyHere = useSignalPart(autosave.state, ({ status, isKept }) => !isKept && status.kind !== 'saved')
  const { isAsking, stay, leave } = useLeaveGuard(isOnlyHere)
  return <LeaveQuestion isAsking={isAsking} stay={stay} leave={leave} />
}

/** Status of the project and of saving, on one line if both fit. */
export function ProjectState() {
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 md:gap-x-4">
      <ProjectStatusBadge status={useSummary().status} />
      <SaveLabel />
      <SavedAnnouncement />
      <LeaveUnsavedText />
    </span>
  )
}

const SaveRefusalsNotice = lazyPartsWith(['editor-saving'])(
  'SaveRefusalsNotice',
  () => import('./save-refusals-notice.tsx'),
)

export function SaveRefusals() {
  const refused = useSignalPart(useEditor().autosave.state, (state) => state.refused)
  return (
    refused.length > 0 && (
      <LazyBoundary>
        <SaveRefusalsNotice refused={refused} />
      </LazyBoundary>
    )
  )
}

export function UndoOffer() {
  const { t } = useTranslation('editor')
  const { undoOffer, undo, withdrawUndo } = useEditor()
  const text = useSignal(undoOffer)
  return (
    <div
      role="status"
      style={{ bottom: 'calc(var(--player-height, 0px) + 5rem)' }}
      className="undo-offer pointer-events-none sticky z-20 flex justify-center"
    >
      {text !== undefined && (
        <div className="float pointer-events-auto flex items-center gap-3 rounded-md bg-ink py-1 pr-1 pl-3 text-paper">
          <span className="min-w-0">{text}</span>
          <span className="shrink-0">
            <Button
              size="small"
              onClick={() => {
                undo()
                withdrawUndo()
              }}
            >
              {t('undo')}
            </Button>
          </span>
        </div>
      )}
    </div>
  )
}

const LazyEarlierStates = lazyComponent(async () => (await import('./earlier-states.tsx')).EarlierStates)

/** Earlier states of the project: kept while it is open, and shown in a modal. Without this code, none are kept. */
export const EarlierStates = () => (
  <LazyBoundary>
    <LazyEarlierStates />
  </LazyBoundary>
)

export const refusalIdOf = (key: string) => `refusal-${key}`

export function useBlockRefusal(block: EditorBlock | undefined): string | undefined {
  const { refused } = useEditor()
  const read = () => (block ? refused.get().blocks.get(block.key) : undefined)
  const ofRun = useSyncExternalStore(refused.subscribe, read, read)
  if (!block) return undefined
  if (block.refusal !== undefined) return block.refusal
  return ofRun && isSameContent(block, ofRun.content) ? ofRun.message : undefined
}

export function useUnsavedFields() {
  const { autosave } = useEditor()
  const refused = useSignalPart(autosave.state, (state) => state.refused)
  return refused.find(({ kind }) => kind === 'defaults')?.fields
}

export function useVoiceRefusal(): string | undefined {
  const { refused } = useEditor()
  const { voice } = useSignal(refused)
  const { voiceId, language } = useProjectDefaults()
  const unsaved = useUnsavedFields()?.voice_id
  const isSame = voice?.defaults.voiceId === voiceId && voice.defaults.language === language
  return isSame ? voice.message : unsaved
}

export function useHistoryTools(): Tool[] {
  const { t } = useTranslation('editor')
  const { undo, redo, areStatesOpen } = useEditor()
  const { canUndo, canRedo } = useHistoryState()
  const isReadOnly = !hasOpenBlocks(useSummary())
  return [
    {
      id: 'undo',
      label: t('toolbar.undo'),
      name: t('toolbar.undo'),
      shortcut: t('keys.undo'),
      icon: Undo2,
      isDisabled: isReadOnly || !canUndo,
      onSelect: undo,
      onPhones: 'row',
    },
    {
      id: 'redo',
      label: t('toolbar.redo'),
      name: t('toolbar.redo'),
      shortcut: t('keys.redo'),
      icon: Redo2,
      isDisabled: isReadOnly || !canRedo,
      onSelect: redo,
      onPhones: 'menu',
    },
    {
      id: 'states',
      label: t('toolbar.states'),
      name: t('toolbar.states'),
      icon: History,
      isRare: true,
      onSelect: () => areStatesOpen.set(true),
      onPhones: 'menu',
    },
  ]
}
