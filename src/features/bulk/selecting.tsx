import { Download, ListChecks, Play, Trash2, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import type { FromList } from '#src/features/catalog/service-manifest.ts'
import type { Selecting } from '#src/features/projects/selecting.ts'
import { RowCheckbox } from '#src/features/selection/row-checkbox.tsx'
import { loadNamespaces } from '#src/i18n/i18n.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { isFocusLost } from '#src/lib/is-focus-lost.ts'
import { createSelection, type RowSelection } from '#src/lib/row-selection.ts'
import { hasShortcutModifier, shortcutLetter } from '#src/lib/shortcut-key.ts'
import { createSignal } from '#src/lib/signal.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'
import { type Tool, ToolButtons } from '#src/ui/tool-buttons.tsx'
import { useSignal } from '#src/ui/use-signal.ts'

const lazyModals = {
  delete: lazyComponent(async () => (await import('./delete-projects-modal.tsx')).DeleteProjectsModal),
  start: lazyComponent(async () => (await import('./start-projects-modal.tsx')).StartProjectsModal),
  export: lazyComponent(async () => (await import('./export-projects-modal.tsx')).ExportProjectsModal),
}

interface OpenModal {
  readonly kind: keyof typeof lazyModals
  /** The selected projects when it was opened: they leave the list while they are deleted. */
  readonly projects: readonly ProjectSummary[]
}

const onlyDeletion: FromList = { drafts: 'none' }

const keyOf = ({ id }: ProjectSummary) => String(id)

interface Commands {
  readonly fromList: FromList | undefined
  readonly selection: RowSelection
  /** Opens the modal of a command. */
  readonly open: (kind: OpenModal['kind']) => void
  readonly isEmpty: boolean
}

function useTools({ fromList, selection, open, isEmpty }: Commands): Tool[] {
  const { t } = useTranslation(['bulk', 'selection', 'editor'])
  const all: Tool = {
    id: 'all',
    label: t('selection:all'),
    shortcut: t('editor:keys.selectAll'),
    icon: ListChecks,
    onSelect: selection.selectAll,
    onPhones: 'menu',
  }
  const command = (kind: OpenModal['kind'], icon: Tool['icon']): Tool => ({
    ...{ id: kind, label: t(`${kind}.label`), icon, isDisabled: isEmpty, onPhones: 'row' },
    onSelect: () => open(kind),
  })
  return [
    all,
    ...(fromList ? [command('start', Play)] : []),
    ...(fromList?.files ? [command('export', Download)] : []),
    command('delete', Trash2),
  ]
}

interface BarProps {
  slug: ServiceSlug
  fromList: FromList | undefined
  selection: RowSelection
  /** Makes the shown projects selectable; others leave the selection. */
  show: (projects: readonly ProjectSummary[]) => void
  projects: readonly ProjectSummary[]
  onEnd: () => void
}

function BulkBar({ slug, fromList, selection, show, projects, onEnd }: BarProps) {
  const { t } = useTranslation(['bulk', 'selection', 'editor'])
  const keys = useSignal(selection.keys)
  const selected = projects.filter((project) => keys.has(keyOf(project)))
  const isEmpty = selected.length === 0
  const [opened, setOpened] = useState<OpenModal>()
  const bar = useRef<HTMLDivElement>(null)
  const tools = useTools({
    ...{ fromList, selection, isEmpty },
    open: (kind) => setOpened({ kind, projects: selected }),
  })
  useEffect(() => show(projects), [show, projects])
  // The button that started the selection is gone; after a deletion, the one that opened its modal is off.
  const phase = opened ? 'modal' : `selection ${isEmpty}`
  useEffect(() => {
    if (phase !== 'modal' && isFocusLost()) bar.current?.focus()
  }, [phase])
  const Shown = opened && lazyModals[opened.kind]
  const close = () => setOpened(undefined)
  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        tabIndex={-1}
        aria-label={t('selection:label')}
        className="tools at-head stays z-2 flex items-center border-b border-line bg-paper outline-none sm:gap-1"
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.defaultPrevented && !opened) onEnd()
          if (hasShortcutModifier(event.nativeEvent) && shortcutLetter(event.nativeEvent) === 'a') {
            event.preventDefault()
            selection.selectAll()
          }
        }}
      >
        <IconButton
          label={t('selection:end')}
          shortcut="Esc"
          icon={<X size={20} aria-hidden />}
          onClick={onEnd}
        />
        <span role="status" className="tabular min-w-0 truncate text-14 font-strong">
          {t('chosen', { count: selected.length })}
        </span>
        <ToolButtons tools={tools} moreLabel={t('editor:toolbar.more')} />
      </div>
      {opened && Shown && (
        <LazyBoundary onFailed={close}>
          <Shown slug={slug} fromList={fromList ?? onlyDeletion} projects={opened.projects} onClose={close} />
        </LazyBoundary>
      )}
    </>
  )
}

/** Starts a selection of projects of a service. */
export async function startSelecting(slug: ServiceSlug, fromList: FromList | undefined): Promise<Selecting> {
  await loadNamespaces(['bulk', 'selection', 'editor', 'editor-modals', 'runs'])
  const rows = createSignal<readonly string[]>([])
  const known = {
    getOrder: rows.get,
    has: (key: string) => rows.get().includes(key),
    subscribeOrder: rows.subscribe,
  }
  const selection = createSelection(known, { get: () => undefined })
  // Commands act on what is in view.
  function show(projects: readonly ProjectSummary[]) {
    const keys = projects.map(keyOf)
    rows.set(keys)
    selection.showRows(keys)
  }
  return {
    Bar: (props) => <BulkBar {...props} {...{ slug, fromList, selection, show }} />,
    Checkbox: ({ project }) => (
      <RowCheckbox selection={selection} rowKey={keyOf(project)} label={project.title} isShown />
    ),
  }
}
