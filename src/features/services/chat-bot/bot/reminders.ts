import { useEffect } from 'react'
import type { Project } from '#src/contract/project.ts'
import { changeTagging, useTaggings } from '#src/features/projects/project-tagging.ts'
import { type Reminder, reminderOf } from '#src/features/projects/reminder.ts'
import type { Source } from './bot.ts'
import { pagesOf } from './pages-of.ts'

const DAY_MS = 86_400_000

/** Days until a page is due again. */
const DAYS = { day: 1, week: 7, month: 30 } as const satisfies Record<Reminder['every'], number>

/** Pages that were never read have no such moment: their row says that they failed. */
const dueMs = ({ source: { read_at } }: Source, every: Reminder['every']) =>
  read_at ? Date.parse(read_at) + DAYS[every] * DAY_MS : Number.POSITIVE_INFINITY

/** Pages in use whose latest reading is at least one interval ago. */
export const duePages = (project: Project, { every }: Reminder, nowMs: number): Source[] =>
  pagesOf(project).filter((page) => dueMs(page, every) <= nowMs)

/** Moment when the first page of the bot is due. */
export function firstDueAt(project: Project, every: Reminder['every']): string | undefined {
  const first = Math.min(...pagesOf(project).map((page) => dueMs(page, every)))
  return Number.isFinite(first) ? new Date(first).toISOString() : undefined
}

/** The bot's reminder, and a function to change its interval. The due moment follows the pages of the open bot. */
export function useReminder(project: Project) {
  const reminder = reminderOf(useTaggings().taggingOf(project))
  const every = reminder?.every
  const dueAt = every && firstDueAt(project, every)
  const isOutdated = every !== undefined && reminder?.dueAt !== dueAt
  useEffect(() => {
    if (isOutdated) changeTagging(project, { reminder: { every, dueAt } })
  }, [project, isOutdated, every, dueAt])
  return {
    reminder,
    remind: (next: Reminder['every'] | undefined) =>
      changeTagging(project, { reminder: next && { every: next, dueAt: firstDueAt(project, next) } }),
  }
}
