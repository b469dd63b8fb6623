import * as z from 'zod/mini'
import { peekDraft } from '#src/drafts/draft.ts'
import { draftKind } from '#src/drafts/draft-kind.ts'
import { readCustomerId } from '#src/session/customer-id.ts'

const TitleDraft = z.object({ title: z.string() })

export const titleDraft = (projectId: number) => draftKind(`title ${projectId}`, 1, TitleDraft)

export const isTitleLeft = (projectId: number) =>
  peekDraft(titleDraft(projectId), readCustomerId()) !== undefined
