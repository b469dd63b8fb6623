import type { Project } from '#src/contract/project.ts'
import type { ExportFile } from '#src/contract/runs.ts'
import type { CustomerClient } from './customer-client.ts'
import { sendForm } from './transcript-project.ts'

export const DUBBING = '/services/dubbing'

export const sendFilm = (client: CustomerClient, file: File, dubbing: object = {}) =>
  sendForm<{ project: Project }>(client, `${DUBBING}/init`, {
    file,
    dubbing: { source_language: null, target_languages: [1], ...dubbing },
  })

export async function filmDraft(client: CustomerClient, file: File, dubbing: object = {}): Promise<Project> {
  const answer = await sendFilm(client, file, dubbing)
  if (!answer.success) throw new Error(`init: ${answer.status} ${answer.message}`)
  return answer.data.project
}

export const currentDub = async (client: CustomerClient, id: number): Promise<Project> =>
  (await client.get<{ project: Project }>(`${DUBBING}/${id}`)).project

/** Quotes, pays and finishes a dub. */
export async function dubbed(client: CustomerClient, id: number): Promise<Project> {
  await client.post(`${DUBBING}/generate/${id}`, { scope: 'all' })
  await client.post(`${DUBBING}/${id}/payment`)
  await client.world.idle()
  return currentDub(client, id)
}

/** Bytes of an exported file of a project. */
export async function latestExport(client: CustomerClient, id: number, choice: object): Promise<ExportFile> {
  await client.post(`${DUBBING}/export/${id}`, { layout: 'single', ...choice })
  await client.world.idle()
  const { exports } = await client.get<{ exports: ExportFile[] }>(`${DUBBING}/get-response/${id}`)
  const [latest] = exports
  if (!latest?.url) throw new Error(`no file: ${latest?.error?.message}`)
  return latest
}

export async function exportedDub(client: CustomerClient, id: number, choice: object): Promise<Blob> {
  const { url } = await latestExport(client, id, choice)
  return (await client.fetch(url ?? '')).blob()
}
