import { chooseTake, copyBlock, copyBlocks, removeBlock, translateAgain } from '../block-calls.ts'
import { mergeTexts } from '../document/merge-texts.ts'
import { createCallQueue } from './call-queue.ts'
import { withKnownContent, withoutDelayedBlocks } from './known-content.ts'
import { mergeProject } from './merge-project.ts'
import { createSavedDrafts, draftSchema, projectOfDrafts } from './saved-drafts.ts'
import { withDelayedWrites } from './settled.ts'
import { createSyncGateway } from './sync-gateway.ts'

/** Code that saves, merges and restores. Opening a project does not need it, so it is loaded later. */
export const writing = {
  ...{ chooseTake, copyBlock, copyBlocks, removeBlock, translateAgain },
  ...{ createCallQueue, createSyncGateway, mergeProject, mergeTexts },
  ...{ withKnownContent, withoutDelayedBlocks, withDelayedWrites },
  ...{ createSavedDrafts, draftSchema, projectOfDrafts },
}
