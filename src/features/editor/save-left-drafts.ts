import type { QueryClient } from '@tanstack/react-query'
import { recordsOf } from '#src/drafts/draft-records.ts'
import { readCustomerId } from '#src/session/customer-id.ts'
import { openEditor } from './open-editor.ts'
import { projectOfDrafts } from './sync/draft-storage.ts'
import { createSyncGateway } from './sync/sync-gateway.ts'

/** One after the other is taken over and saved; more than so many tabs nobody left behind. */
const MOST_TABS = 5

const isLeft = (kind: string) => recordsOf(readCustomerId() ?? -1, kind).length > 0

/** Saves what closed tabs, or earlier visits without a connection, have left of one project. */
async function saveProject(client: QueryClient, kind: string) {
  const project = projectOfDrafts(kind)
  if (!project) return
  const opened = await openEditor({
    client,
    project: await createSyncGateway(client, project.slug, project.id).fetch(),
    signal: new AbortController().signal,
    refusalText: () => '',
    onConflicts: () => {},
  })
  if (!opened) return
  for (let tab = 0; tab < MOST_TABS && isLeft(kind); tab += 1) await opened.editor.autosave.save()
  opened.close()
}

/** Saves the texts of all projects that are not on the server yet and that nobody has open. */
export async function saveLeftDrafts(client: QueryClient): Promise<void> {
  const kinds = new Set(recordsOf(readCustomerId() ?? -1).map(({ kind }) => kind))
  for (const kind of kinds) await saveProject(client, kind).catch(() => undefined)
}
