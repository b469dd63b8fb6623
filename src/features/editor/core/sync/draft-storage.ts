import * as z from 'zod/mini'
import { ServiceSlug } from '#src/contract/primitives.ts'
import { type ClaimedDraft as Claimed, openTabDrafts, type TabDrafts } from '#src/drafts/tab-drafts.ts'
import type { ContentKind } from '../document/own-content.ts'
import { type Draft, draftSchema } from './draft-schema.ts'

export type ClaimedDraft = Claimed<Draft>
export type DraftStorage = TabDrafts<Draft>

function changesIn({ blocks, removed = [], order, orderWas, defaults }: Draft) {
  const stayed = orderWas?.filter((id) => removed.every((block) => block.id !== id))
  const isMoved = order
    ?.filter((name) => typeof name === 'number')
    .some((id, place) => id !== stayed?.[place])
  return blocks.length + removed.length + (isMoved ? 1 : 0) + (defaults ? 1 : 0)
}

const KIND = /^project ([\w-]+) (\d+)$/

export const createDraftStorage = (slug: ServiceSlug, projectId: number, kind: ContentKind): DraftStorage =>
  openTabDrafts({ name: `project ${slug} ${projectId}`, version: 1, schema: draftSchema(kind) }, changesIn)

export function projectOfDrafts(kind: string) {
  const [, slug, id] = KIND.exec(kind) ?? []
  const known = z.safeParse(ServiceSlug, slug)
  return known.success ? { slug: known.data, id: Number(id) } : undefined
}
