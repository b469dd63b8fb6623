import { mayHaveDraft } from '#src/drafts/draft-names.ts'
import { readCustomerId } from '#src/session/customer-id.ts'

export const titleDraftName = (projectId: number) => `title ${projectId}` as const

/** Whether the customer may have left the title of a project while typing it, without the code of drafts. */
export const mayHaveTitleDraft = (projectId: number) =>
  mayHaveDraft(titleDraftName(projectId), readCustomerId())
