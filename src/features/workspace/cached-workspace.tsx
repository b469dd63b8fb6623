import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isNotFound } from '#src/api/is-not-found.ts'
import type { Project } from '#src/contract/project.ts'
import { projectQueries } from '#src/features/projects/project-queries.ts'
import { ProjectStatusBadge } from '#src/features/projects/project-status-badge.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { useExportAddress } from '#src/routing/export-address.ts'
import { WorkspaceHeader, type WorkspaceHeaderProps } from './workspace-frame.tsx'

/**
 * The open tab, and a function to open another one from inside a tab: its button disappears, so the focus
 * moves to the tab.
 * @param exportTab tab with the result, which the address can request
 */
export function useWorkspaceTabs<Tab extends string>(first: Tab, exportTab: Tab) {
  const { isOpen: isExportAsked } = useExportAddress()
  const [tab, setTab] = useState<Tab>(isExportAsked ? exportTab : first)
  const [openings, setOpenings] = useState(0)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (openings > 0) root.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  }, [openings])
  return {
    ...{ tab, setTab, root },
    go(next: Tab) {
      setTab(next)
      setOpenings((before) => before + 1)
    },
  }
}

/** Whether the project was deleted elsewhere: it is refetched when the customer returns to the window. */
export function useIsDeleted({ slug, id }: Pick<Project, 'slug' | 'id'>) {
  const { error } = useQuery({ ...projectQueries.project(slug, id), refetchOnWindowFocus: 'always' })
  return isNotFound(error)
}

interface CachedWorkspaceProps extends Pick<WorkspaceHeaderProps, 'aside' | 'facts'> {
  project: Project
  ref?: WorkspaceRef
  children: ReactNode
  /** Announces finished work to screen readers, once. */
  announcement?: string
  foot?: ReactNode
}

type WorkspaceRef = ReturnType<typeof useWorkspaceTabs>['root']

/** A workspace that shows a project from the cache, with or without tabs. */
export function CachedWorkspace(props: CachedWorkspaceProps) {
  const { project, ref, aside, facts, children, announcement, foot } = props
  const { t } = useTranslation('editor')
  const client = useQueryClient()
  const isDeleted = useIsDeleted(project)
  const { queryKey } = projectQueries.project(project.slug, project.id)
  return (
    <div ref={ref} className="workspace flex flex-col">
      <WorkspaceHeader
        project={project}
        onRenamed={(title) => client.setQueryData(queryKey, (known) => known && { ...known, title })}
        // A notice says why a bot does not answer.
        state={!project.mute && <ProjectStatusBadge status={project.status} slug={project.slug} />}
        aside={aside}
        facts={facts}
        notices={
          isDeleted && (
            <p role="alert" className="text-14 text-danger">
              {t('save.failed.gone')}
            </p>
          )
        }
      />
      <div className="mt-1 flex flex-1 flex-col md:mt-2">{children}</div>
      {announcement !== undefined && (
        <p role="status" className="sr-only">
          {announcement}
        </p>
      )}
      {foot}
    </div>
  )
}
