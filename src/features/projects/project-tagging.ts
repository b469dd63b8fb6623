import { useMemo, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { lastingRecord } from '#src/session/customer-record.ts'
import { onCustomerStorageChange } from '#src/session/customer-storage.ts'

/** Pin, tags and reminder of a project, kept in this browser. */
const Tagging = z.object({
  isPinned: z.boolean(),
  tags: z.array(z.string()),
  /** A `Reminder` of a bot, whose schema lists do not load. */
  reminder: z.optional(z.unknown()),
})
export type Tagging = z.infer<typeof Tagging>

const AllTaggings = z.record(z.string(), Tagging)

/** Tagging of projects by service and id. */
export type TaggingOf = (project: Pick<ProjectSummary, 'slug' | 'id'>) => Tagging | undefined

export const taggingRecord = lastingRecord('tagging', AllTaggings)

const keyOf = ({ slug, id }: Pick<ProjectSummary, 'slug' | 'id'>) => `${slug} ${id}`

/** As text, so that the value stays the same until it changes. */
const readTaggingsText = () => JSON.stringify(taggingRecord.read() ?? {})

const UNTAGGED: Tagging = { isPinned: false, tags: [] }

export function changeTagging(project: Pick<ProjectSummary, 'slug' | 'id'>, change: Partial<Tagging>) {
  const { [keyOf(project)]: own = UNTAGGED, ...others } = taggingRecord.read() ?? {}
  const next = { ...own, ...change }
  const isTagged = next.isPinned || next.tags.length > 0 || next.reminder
  taggingRecord.keep(isTagged ? { ...others, [keyOf(project)]: next } : others)
}

/** Tagging of all services, and of a project. */
export function useTaggings() {
  const stored = useSyncExternalStore(onCustomerStorageChange, readTaggingsText, readTaggingsText)
  return useMemo(() => {
    const all: z.infer<typeof AllTaggings> = JSON.parse(stored)
    const taggingOf: TaggingOf = (project) => all[keyOf(project)]
    return { all: Object.values(all), taggingOf }
  }, [stored])
}

/** All tags of these projects, without repetitions. */
export const tagsOf = (tagging: readonly (Tagging | undefined)[]): string[] => [
  ...new Set(tagging.flatMap((own) => own?.tags ?? [])),
]
