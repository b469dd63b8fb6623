import { Pin } from 'lucide-react'
import {
  memo,
  type ReactNode,
  type Ref,
  type RefObject,
  Suspense,
  useCallback,
  useRef,
  useState,
} from 'react'
import { type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { plainLinkStyles } from '#src/ui/link-styles.ts'
import { Sums } from '#src/ui/sums.tsx'
import { useRelativeTime } from '#src/ui/use-relative-time.ts'
import type { KnownFacts } from './project-list-view.ts'
import { ProjectMenu, ProjectTitleEditor } from './project-menu.tsx'
import { ProjectState } from './project-state.tsx'
import type { Tagging } from './project-tagging.ts'
import { SampleBadge } from './sample-badge.tsx'
import type { Selecting } from './selecting.ts'
import { mayHaveTitleDraft } from './title-draft-name.ts'
import { useProjectTerms } from './use-project-terms.ts'

interface ProjectRowProps {
  project: ProjectSummary
  language: string | undefined
  known: KnownFacts
  /** Its pin and tags. */
  tagging: Tagging | undefined
  hasExport: boolean
  /** Present while the customer selects projects. */
  Checkbox: Selecting['Checkbox'] | undefined
  /** Absent if projects of this service cannot be copied. */
  onDuplicate: ((project: ProjectSummary) => void) | undefined
  /** @param row gets the focus back */
  onTags: (project: ProjectSummary, row: HTMLElement | null) => void
  /** @param row gets the focus back if the customer cancels */
  onDelete: (project: ProjectSummary, row: HTMLElement | null) => void
}

const DASH = '–'

function EmptyCell({ words }: { words: string }) {
  return (
    <span className="text-muted">
      <span aria-hidden>{DASH}</span>
      <span className="sr-only">{words}</span>
    </span>
  )
}

interface CellProps {
  /** Classes for the screen width from which it is shown. */
  className: string
  isNumeric?: boolean
  children: ReactNode
}

function Cell({ className, isNumeric, children }: CellProps) {
  return (
    <td className={classNames('hidden truncate px-3 text-13', className, isNumeric && 'tabular text-end')}>
      {children}
    </td>
  )
}

function ChangedAt({ at }: { at: string }) {
  const { dateTime } = useFormat()
  const relativeTime = useRelativeTime()
  return (
    <time dateTime={at} title={dateTime(at)}>
      {relativeTime(at)}
    </time>
  )
}

/** The price to pay, if there is no column of prices. */
function PriceDue({ project, className }: Pick<ProjectRowProps, 'project'> & { className?: string }) {
  const { price } = useProjectTerms()
  if (project.status !== projectStatuses.WAITING_FOR_ORDERING) return null
  return (
    <span className={classNames('tabular font-strong text-ink', className)}>
      <Sums text={price(project) ?? ''} />
    </span>
  )
}

/** Whole on phones, where titles wrap; in one line of the table elsewhere. */
const titleStyles = classNames(
  plainLinkStyles,
  'block w-fit max-w-full text-14 font-strong max-md:wrap-long md:truncate',
)

function Facts({ project, language, known }: Pick<ProjectRowProps, 'project' | 'language' | 'known'>) {
  const { t } = useTranslation(['projects', 'common'])
  const { length, price } = useProjectTerms()
  const sum = price(project)
  return (
    <>
      <Cell className="py-1 md:table-cell">
        <ProjectState project={project} />
        <PriceDue project={project} className="block lg:hidden" />
      </Cell>
      <Cell className="xl:table-cell">{language}</Cell>
      {known.duration && (
        <Cell className="lg:table-cell" isNumeric>
          {length(project) ?? <EmptyCell words={t('noLength')} />}
        </Cell>
      )}
      {known.price && (
        <Cell className="lg:table-cell" isNumeric>
          {sum === undefined ? (
            <EmptyCell words={t(project.price === undefined ? 'common:unknownPrice' : 'noPrice')} />
          ) : (
            <Sums text={sum} />
          )}
        </Cell>
      )}
      {known.updated && (
        <Cell className="md:table-cell" isNumeric>
          {project.updated_at ? <ChangedAt at={project.updated_at} /> : <EmptyCell words={t('noDate')} />}
        </Cell>
      )}
    </>
  )
}

/** Facts below the title, on screens without room for their columns. */
function NarrowFacts({ project }: Pick<ProjectRowProps, 'project'>) {
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-2 text-13 text-muted md:hidden">
      <span className="flex min-w-0 flex-wrap items-center gap-x-2">
        <ProjectState project={project} />
        <PriceDue project={project} />
      </span>
      {project.updated_at && <ChangedAt at={project.updated_at} />}
    </span>
  )
}

function Pinned() {
  const { t } = useTranslation('projects')
  return (
    <span className="shrink-0 text-muted">
      <Pin size={14} aria-hidden />
      <span className="sr-only">{t('pin.label')}</span>
    </span>
  )
}

const lazyPart = lazyPartsWith(['projects-lazy'])
const PagesDue = lazyPart('PagesDue', () => import('./pages-due.tsx'))
const KeptTitleEditor = lazyPart('KeptTitleEditor', () => import('./project-title-editor.tsx'))

interface TaggedTitleProps extends Pick<ProjectRowProps, 'project' | 'tagging'> {
  children: ReactNode
}

/** The title with a pin and badges, which are below it if there is no room. */
function TaggedTitle({ project, tagging, children }: TaggedTitleProps) {
  const { isPinned = false, tags = [] } = tagging ?? {}
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <span className="flex max-w-full min-w-0 items-center gap-2">
        {isPinned && <Pinned />}
        <span className="min-w-0">{children}</span>
      </span>
      {(tags.length > 0 || project.is_sample) && (
        <span className="flex max-w-full min-w-0 flex-wrap gap-1">
          <SampleBadge project={project} />
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </span>
      )}
      {tagging?.reminder ? (
        <LazyBoundary isUnasked>
          <PagesDue tagging={tagging} />
        </LazyBoundary>
      ) : null}
    </span>
  )
}

function TitleLink({ ref, project }: Pick<ProjectRowProps, 'project'> & { ref: Ref<HTMLAnchorElement> }) {
  return (
    <LocalizedLink
      ref={ref}
      to={paths.project(project.slug, project.id)}
      title={project.title}
      {...inOwnLanguage(project.title)}
      // Truncates itself: if its container did, the focus ring would be cut too.
      className={titleStyles}
    >
      {project.title}
    </LocalizedLink>
  )
}

/** @param title gets the focus back after renaming by keyboard */
function useTitleEditor(project: ProjectSummary, title: RefObject<HTMLElement | null>) {
  // The session may have ended while the customer typed a title.
  const [TitleEditor, setTitleEditor] = useState(() =>
    mayHaveTitleDraft(project.id) ? KeptTitleEditor : undefined,
  )
  return {
    TitleEditor,
    rename: () => setTitleEditor(() => ProjectTitleEditor),
    stopRenaming: useCallback(
      (isByKeyboard = false) => {
        setTitleEditor(undefined)
        // In the next frame, because the title first has to replace the field.
        if (isByKeyboard) requestAnimationFrame(() => title.current?.focus())
      },
      [title],
    ),
  }
}

export const ProjectRow = memo(function ProjectRow(props: ProjectRowProps) {
  const { project, language, known, tagging, hasExport, Checkbox, onDuplicate, onTags, onDelete } = props
  const title = useRef<HTMLAnchorElement>(null)
  const { TitleEditor, rename, stopRenaming } = useTitleEditor(project, title)
  const shownTitle = (
    <TaggedTitle project={project} tagging={tagging}>
      <TitleLink ref={title} project={project} />
    </TaggedTitle>
  )
  return (
    <tr className="h-12 border-b border-line max-md:h-16 hover:bg-sunken/60 has-aria-checked:bg-sunken/60">
      {Checkbox && (
        <td className="w-10 pe-2">
          <Checkbox project={project} />
        </td>
      )}
      <th scope="row" className="w-full max-w-0 py-2 pe-2 text-start font-normal md:max-w-none md:py-1">
        {TitleEditor ? (
          <LazyBoundary onFailed={stopRenaming}>
            <Suspense fallback={shownTitle}>
              <TitleEditor project={project} onDone={stopRenaming} />
            </Suspense>
          </LazyBoundary>
        ) : (
          shownTitle
        )}
        <NarrowFacts project={project} />
      </th>
      <Facts project={project} language={language} known={known} />
      <td className="w-12 text-end">
        <ProjectMenu
          project={project}
          hasExport={hasExport}
          isPinned={tagging?.isPinned ?? false}
          onTags={() => onTags(project, title.current)}
          onRename={rename}
          onDuplicate={onDuplicate && (() => onDuplicate(project))}
          onDelete={() => onDelete(project, title.current)}
        />
      </td>
    </tr>
  )
})
