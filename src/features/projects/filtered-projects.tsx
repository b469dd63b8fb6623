import { SearchX } from 'lucide-react'
import { type RefObject, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import type { LoadCopy } from '#src/features/catalog/service-manifest.ts'
import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { passToPage } from '#src/ui/pass-focus.ts'
import { DeleteProjectModal } from './lazy-delete-project-modal.ts'
import { isFiltered, type KnownFacts, type ProjectListView, selectProjects } from './project-list-view.ts'
import { ProjectRow } from './project-row.tsx'
import { ProjectTable } from './project-table.tsx'
import { type TaggingOf, useTaggings } from './project-tagging.ts'
import { type StartingSelection, useDuplicateProject, useStartSelecting } from './projects-mutations.ts'
import type { LoadSelecting } from './selecting.ts'

interface FilteredProjectsProps {
  label: string
  projects: readonly ProjectSummary[]
  view: ProjectListView
  known: KnownFacts
  onViewChange: (view: ProjectListView) => void
  hasExport: boolean
  /** Absent if projects of this service cannot be copied. */
  loadCopy: LoadCopy | undefined
  loadSelecting: LoadSelecting
  languageName: (id: number) => string | undefined
}

function useDuplicate(loadCopy: LoadCopy | undefined) {
  const { t } = useTranslation('projects')
  const { mutate } = useDuplicateProject()
  const duplicate = useCallback(
    (project: ProjectSummary) =>
      loadCopy &&
      mutate(
        { project, named: (title) => t('duplicate.title', { title }), loadCopy },
        {
          onSuccess: ({ title }) =>
            void loadNamespaces(['common-menu']).then(
              () => {
                const names = { title: project.title, copy: title }
                const isBot = project.slug === 'chat-bot'
                notifications.toast(
                  i18n.t(isBot ? 'common-menu:duplicatedBot' : 'common-menu:duplicated', names),
                )
              },
              () => {},
            ),
        },
      ),
    [mutate, t, loadCopy],
  )
  return loadCopy && duplicate
}

/** A project that a modal is about. */
interface DialogProject {
  project: ProjectSummary
  returnFocusTo: RefObject<HTMLElement | null>
}

function useDialogProject() {
  const [concerned, setConcerned] = useState<DialogProject>()
  return {
    concerned,
    /** @param row gets the focus back */
    ask: useCallback((project: ProjectSummary, row: HTMLElement | null) => {
      setConcerned({ project, returnFocusTo: { current: row } })
    }, []),
    close: useCallback(() => setConcerned(undefined), []),
  }
}

function NoMatch({ onShowAll }: { onShowAll: () => void }) {
  const { t } = useTranslation('projects')
  return (
    <EmptyState
      icon={<SearchX size={20} aria-hidden />}
      action={<Button onClick={passToPage(onShowAll)}>{t('noMatch.action')}</Button>}
    >
      <strong className="block font-strong text-ink">{t('noMatch.title')}</strong>
      {t('noMatch.text')}
    </EmptyState>
  )
}

const TagsModal = lazyPartsWith(['common-menu'])('TagsModal', () => import('./tags-modal.tsx'))

function useShownProjects(projects: readonly ProjectSummary[], view: ProjectListView, taggingOf: TaggingOf) {
  const locale = useLocale()
  // Typing has priority: the rows update when there is time.
  const shownView = useDeferredValue(view)
  const shown = useMemo(
    () => selectProjects(projects, shownView, locale, taggingOf),
    [projects, shownView, locale, taggingOf],
  )
  return { shown, shownView }
}

interface ListHeadProps {
  status: RefObject<HTMLParagraphElement | null>
  text: string
  canSelect: boolean
  selecting: StartingSelection
}

/** The number of projects and the start of a selection, whose bar then replaces both for the eye. */
function ListHead({ status, text, canSelect, selecting }: ListHeadProps) {
  const { t } = useTranslation('projects')
  return (
    <div className={selecting.data ? 'sr-only' : 'flex min-h-8 items-center justify-between gap-3'}>
      <p ref={status} role="status" tabIndex={-1} className="tabular text-13 text-muted">
        {text}
      </p>
      {!selecting.data && canSelect && (
        <Button
          size="small"
          variant="quiet"
          isPending={selecting.isPending}
          onClick={() => selecting.mutate()}
        >
          {t('select')}
        </Button>
      )}
    </div>
  )
}

/** Ends a selection, whose bar goes with the focus. */
function endSelection(selecting: StartingSelection, status: ListHeadProps['status']) {
  status.current?.focus()
  selecting.reset()
}

interface DeletionProps extends DialogProject {
  /** Gets the focus after the deletion, because the row is gone. */
  list: RefObject<HTMLElement | null>
  onEnd: () => void
}

function Deletion({ project, returnFocusTo, list, onEnd }: DeletionProps) {
  return (
    <LazyBoundary onFailed={onEnd}>
      <DeleteProjectModal
        project={project}
        onClose={onEnd}
        onDeleted={() => {
          // The page cannot take the focus while the dialog is open.
          returnFocusTo.current = list.current
          onEnd()
        }}
        returnFocusTo={returnFocusTo}
      />
    </LazyBoundary>
  )
}

export function FilteredProjects(props: FilteredProjectsProps) {
  const { label, projects, view, known, onViewChange, hasExport, languageName } = props
  const selecting = useStartSelecting(props.loadSelecting)
  const { t } = useTranslation('projects')
  const status = useRef<HTMLParagraphElement>(null)
  const { concerned: deleted, ask: askToDelete, close: endDeletion } = useDialogProject()
  const { concerned: tagged, ask: askForTags, close: endTags } = useDialogProject()
  const { taggingOf } = useTaggings()
  const { shown, shownView } = useShownProjects(projects, view, taggingOf)
  const duplicate = useDuplicate(props.loadCopy)
  const count = projects.length
  return (
    <>
      <ListHead
        status={status}
        selecting={selecting}
        text={isFiltered(shownView) ? t('shown', { shown: shown.length, count }) : t('count', { count })}
        canSelect={shown.length > 0}
      />
      {selecting.data && (
        <selecting.data.Bar projects={shown} onEnd={() => endSelection(selecting, status)} />
      )}
      {shown.length === 0 ? (
        <NoMatch onShowAll={() => onViewChange({ ...view, search: '', status: undefined, tag: undefined })} />
      ) : (
        <ProjectTable label={label} known={known} isSelecting={selecting.data !== undefined}>
          {shown.map((project) => (
            <ProjectRow
              key={project.id}
              project={project}
              language={languageName(project.language)}
              Checkbox={selecting.data?.Checkbox}
              known={known}
              tagging={taggingOf(project)}
              hasExport={hasExport}
              onTags={askForTags}
              onDuplicate={duplicate}
              onDelete={askToDelete}
            />
          ))}
        </ProjectTable>
      )}
      {tagged && (
        <LazyBoundary onFailed={endTags}>
          <TagsModal {...tagged} onClose={endTags} />
        </LazyBoundary>
      )}
      {deleted && <Deletion {...deleted} list={status} onEnd={endDeletion} />}
    </>
  )
}
