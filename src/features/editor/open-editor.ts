import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useState } from 'react'
import { isTooLarge } from '#src/api/server-words.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import type { Project } from '#src/contract/project.ts'
import { recordsOf } from '#src/drafts/draft-records.ts'
import { cacheProjectTexts } from '#src/features/projects/project-texts.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { notifications } from '#src/lib/notifications.ts'
import { prefetch } from '#src/lib/prefetch.ts'
import { readCustomerId } from '#src/session/customer-id.ts'
import { loadBlockCalls } from './block-mutations.ts'
import type { Editor } from './core/create-editor.ts'
import type { ContentKind } from './core/document/own-content.ts'
import { openEditor } from './core/open-editor.ts'
import { loadWriting } from './core/sync/project-sync.ts'
import { blocksOf } from './editor-context.ts'

const textsIn = ({ store }: Editor) =>
  blocksOf(store.getState()).flatMap(({ text }) => (text.trim() === '' ? [] : [text]))

/**
 * The editor of a project, open while the component is mounted. Undefined until its drafts are read.
 * @param kind the service's own content of blocks
 */
export function useOpenEditor(project: Project, kind?: ContentKind): Editor | undefined {
  const client = useQueryClient()
  const [editor, setEditor] = useState<Editor>()
  const [first] = useState(project)
  const [failure, setFailure] = useState<unknown>()
  if (failure !== undefined) throw failure
  useEffect(() => {
    const wanted = new AbortController()
    let close: (() => void) | undefined
    void openEditor({
      client,
      project: first,
      kind,
      signal: wanted.signal,
      refusalText: (error) => i18n.t(isTooLarge(error) ? 'editor:save.tooLong' : 'editor:save.refusedText'),
      onConflicts: (count) => notifications.toast(i18n.t('editor:save.conflicts', { count })),
    }).then((opened) => {
      close = () => {
        if (opened) cacheProjectTexts(client, first.id, textsIn(opened.editor))
        opened?.close()
      }
      // Rendering everything in view in one task would block a slow phone.
      startTransition(() => setEditor(opened?.editor))
    }, setFailure)
    return () => {
      wanted.abort()
      close?.()
      // Effects can end and start again while the component stays (Strict Mode, hidden trees); input into the
      // closed editor would be lost.
      setEditor(undefined)
    }
  }, [client, kind, first])
  useEffect(() => prefetch([loadWriting, loadBlockCalls]), [])
  useEffect(() => {
    // The project was fetched again, for example after a change of language.
    if (editor && project !== first) editor.sync.takeIn(project)
  }, [editor, project, first])
  return editor
}

type ContentOfService = (slug: ServiceSlug) => Promise<ContentKind> | undefined

export interface EditedService {
  readonly content?: () => Promise<ContentKind>
}

/** Drafts are restored and saved one by one; nobody leaves more tabs than this. */
const MAX_TABS = 5

const hasSavedRecords = (kind: string) => recordsOf(readCustomerId() ?? -1, kind).length > 0

async function saveProject(client: QueryClient, draftKind: string, contentOf: ContentOfService) {
  const { createSyncGateway, projectOfDrafts } = await loadWriting()
  const project = projectOfDrafts(draftKind)
  if (!project) return
  const opened = await openEditor({
    client,
    project: await createSyncGateway(client, project).fetch(),
    kind: await contentOf(project.slug),
    signal: new AbortController().signal,
    refusalText: () => '',
    onConflicts: () => {},
  })
  if (!opened) return
  for (let tab = 0; tab < MAX_TABS && hasSavedRecords(draftKind); tab += 1)
    await opened.editor.autosave.save()
  opened.close()
}

/**
 * Saves the unsaved texts of all projects that no tab has open.
 * @param contentOf the services' own content of blocks
 */
export async function sendSavedDrafts(client: QueryClient, contentOf: ContentOfService): Promise<void> {
  const kinds = new Set(recordsOf(readCustomerId() ?? -1).map(({ kind }) => kind))
  for (const kind of kinds) await saveProject(client, kind, contentOf).catch(() => undefined)
}
