import type { Project } from '#src/contract/project.ts'
import type { ExportFile } from '#src/contract/runs.ts'
import type { CustomerClient } from './customer-client.ts'
import { sendForm } from './transcript-project.ts'

export const PAGES = '/services/detect-text'

export const fileOf = (bytes: Uint8Array<ArrayBuffer>, name: string, type = 'image/png') =>
  new File([bytes], name, { type })

export const sendPages = (client: CustomerClient, files: readonly File[], more: object = {}) =>
  sendForm<{ project: Project }>(client, `${PAGES}/init`, { files, ...more })

/** A draft of these files. @throws Error with the reason if the server refuses them */
export async function pagesDraft(client: CustomerClient, files: readonly File[], more: object = {}) {
  const answer = await sendPages(client, files, more)
  if (!answer.success) throw new Error(`init: ${answer.status} ${answer.message}`)
  return answer.data.project
}

export const currentPages = async (client: CustomerClient, id: number): Promise<Project> =>
  (await client.get<{ project: Project }>(`${PAGES}/${id}`)).project

export async function pagesRead(client: CustomerClient, id: number, request: object = { scope: 'all' }) {
  const { price } = await client.post<{ price: string }>(`${PAGES}/generate/${id}`, request)
  await client.world.idle()
  return { price, project: await currentPages(client, id) }
}

export async function pagesExported(client: CustomerClient, id: number, format: string) {
  const body = { layout: 'single', format }
  const started = await client.post<{ export: ExportFile }>(`${PAGES}/export/${id}`, body)
  await client.world.idle()
  const { exports } = await client.get<{ exports: ExportFile[] }>(`${PAGES}/get-response/${id}`)
  const file = exports.find((each) => each.id === started.export.id)
  const response = await client.fetch(file?.url ?? '')
  return { file, bytes: new Uint8Array(await response.arrayBuffer()) }
}
