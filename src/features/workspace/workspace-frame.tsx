import { type ReactNode, useEffect, useState } from 'react'
import { loadPlayer } from '#src/audio/player.ts'
import type { ProjectStatus, ProjectSummary } from '#src/contract/project-summary.ts'
import { ProjectTitle } from '#src/features/projects/project-title.tsx'
import { SampleBadge } from '#src/features/projects/sample-badge.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { prefetch } from '#src/lib/prefetch.ts'
import { classNames } from '#src/ui/class-names.ts'

/** Announcement of a changed status for screen readers; nothing for the initial one. */
export function useStatusAnnouncement(
  status: ProjectStatus | undefined,
  textOf: (status: ProjectStatus) => string,
): string {
  const [first] = useState(status)
  return status === undefined || status === first ? '' : textOf(status)
}

export interface WorkspaceHeaderProps {
  project: ProjectSummary
  onRenamed: (title: string) => void
  /** The badge, and the status of saving. */
  state: ReactNode
  /** At the right end of the title's row. */
  aside?: ReactNode
  /** Facts of the content, in one line. */
  facts?: ReactNode
  /** Below the facts: errors, and what is simulated. */
  notices?: ReactNode
}

/** Header of every workspace: a row of 36 px for the title, one of 20 px for facts. */
export function WorkspaceHeader({ project, onRenamed, state, aside, facts, notices }: WorkspaceHeaderProps) {
  const { t } = useTranslation('editor')
  useEffect(() => prefetch([loadPlayer]), [])
  return (
    <header className="flex flex-col gap-1">
      <div
        className={classNames(
          'flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 md:gap-x-4',
          // On phones the title has a row of its own above the badge and the control at the end.
          Boolean(aside) && 'max-md:*:first:w-full',
        )}
      >
        <ProjectTitle project={project} onRenamed={onRenamed} />
        <SampleBadge project={project} />
        {state}
        {aside}
      </div>
      <div className="facts wrap-long flex min-h-5 flex-wrap items-center gap-x-2 text-13 text-muted">
        {facts}
      </div>
      {project.is_sample && <p className="text-13 text-muted">{t('sampleProject.about')}</p>}
      {notices}
    </header>
  )
}

/** Facts in one line, without unknown ones. */
export const joinFacts = (facts: readonly (string | number | null | undefined | false)[]) =>
  facts.filter(Boolean).join(' · ')

interface WorkspaceFrameProps {
  header: ReactNode
  tools: ReactNode
  /** Announces finished work to screen readers, once. */
  announcement: string
  foot: ReactNode
  width?: 'reading' | 'wide'
  children: ReactNode
}

const WIDTHS = { reading: 'mx-auto max-w-reading', wide: '' } as const

/**
 * The frame of every workspace: title 36 px, facts 20 px, tools 48 px, and 64 px at the bottom of the screen
 * for the price, the progress of a run and the next step. Its rules are as wide as the content.
 */
export function WorkspaceFrame(props: WorkspaceFrameProps) {
  const { header, tools, announcement, foot, width = 'reading', children } = props
  return (
    <div className="workspace flex flex-col">
      {header}
      <div className="at-head z-10 -mx-4 mt-1 bg-paper px-4 md:-mx-6 md:mt-2 md:px-6">
        <div className="border-b border-line">{tools}</div>
      </div>
      <div className={`writing flex w-full flex-1 flex-col gap-3 py-4 text-16 ${WIDTHS[width]}`}>
        {children}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {foot}
    </div>
  )
}
