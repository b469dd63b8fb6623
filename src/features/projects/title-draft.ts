import * as z from 'zod/mini'
import { readDraftOnce } from '#src/drafts/draft.ts'
import { readCustomerId } from '#src/session/customer-id.ts'
import { titleDraftName } from './title-draft-name.ts'

const TitleDraft = z.object({ title: z.string() })

export const titleDraft = (projectId: number) =>
  ({ name: titleDraftName(projectId), version: 1, schema: TitleDraft }) as const

export const hasTitleDraft = (projectId: number) =>
  readDraftOnce(titleDraft(projectId), readCustomerId()) !== undefined
