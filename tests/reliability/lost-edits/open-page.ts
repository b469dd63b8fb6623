import { createQueryClient } from '#src/api/query-client.ts'
import { request } from '#src/api/request.ts'
import type { Project } from '#src/contract/project.ts'
import { getProject } from '#src/contract/projects.ts'
import { openEditor } from '#src/features/editor/core/open-editor.ts'
import { loadWriting } from '#src/features/editor/core/sync/project-sync.ts'
// The editor imports both when first needed. Loading them then would take real time, in which the virtual time goes on.
import '#src/features/projects/continued-project.ts'
import { rememberCustomer } from '#src/session/customer-id.ts'
import type { Page } from './device.ts'

await loadWriting()

export interface OpenPage {
  readonly page: Page
  readonly editor: NonNullable<Awaited<ReturnType<typeof openEditor>>>['editor']
  close(): void
}

const TRIES = 40
const BETWEEN_TRIES_MS = 1_000
const CUSTOMER_ID = 1

/** Fetches the project as a screen does, with retries. */
async function fetchProject(id: number): Promise<Project> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      return (await request(getProject, { params: { slug: 'text-to-speech', id } })).project
    } catch {
      await new Promise<void>((resolve) => setTimeout(resolve, BETWEEN_TRIES_MS))
    }
  }
  throw new Error('The project does not come')
}

interface Opening {
  page: Page
  projectId: number
  onConflicts: (count: number) => void
}

/** Opens a project in a page with the app's own editor, gateway, drafts and locks. */
export function openProject({ page, projectId, onConflicts }: Opening): Promise<OpenPage> {
  return page.run(async () => {
    rememberCustomer(CUSTOMER_ID)
    const opened = await openEditor({
      client: createQueryClient(() => {}),
      project: await fetchProject(projectId),
      signal: new AbortController().signal,
      refusalText: () => 'refused',
      onConflicts,
    })
    if (!opened) throw new Error('No editor')
    return { page, editor: opened.editor, close: () => page.run(opened.close) }
  })
}
