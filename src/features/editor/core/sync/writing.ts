import { createCallQueue } from './call-queue.ts'
import { mergeProject, withKnownContent } from './merge-project.ts'
import { createSavedDrafts, draftSchema, projectOfDrafts } from './saved-drafts.ts'
import { withDelayedWrites, withoutDelayedBlocks } from './settled.ts'
import { createSyncGateway } from './sync-gateway.ts'

/** Code that saves, merges and restores. Opening a project does not need it, so it is loaded later. */
export const writing = {
  ...{ createCallQueue, createSyncGateway, mergeProject },
  ...{ withKnownContent, withoutDelayedBlocks, withDelayedWrites },
  ...{ createSavedDrafts, draftSchema, projectOfDrafts },
}
