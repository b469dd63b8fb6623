import type { Project } from '#src/contract/project.ts'
import type { ExportBody, ExportFile } from '#src/contract/runs.ts'
import type { Answered, CustomerClient } from './customer-client.ts'

export const BOOKS = '/services/audio-book'

async function send(client: CustomerClient, method: string, path: string, fields: object) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    body.append(name, value instanceof File || typeof value === 'string' ? value : JSON.stringify(value))
  }
  const headers = { 'accept-language': client.locale, authorization: `Bearer ${client.token}` }
  const response = await client.fetch(`/api${path}`, { method, headers, body })
  return { status: response.status, ...(await response.json()) } as Answered<{ project: Project }>
}

export const sendBook = (client: CustomerClient, file: File, fields: object = {}) =>
  send(client, 'POST', `${BOOKS}/init`, { file, ...fields })

export const changeBook = (client: CustomerClient, { id }: Project, fields: object) =>
  send(client, 'PUT', `${BOOKS}/${id}/update`, fields)

export async function bookOf(client: CustomerClient, file: File): Promise<Project> {
  const { data, message } = await sendBook(client, file)
  if (!data) throw new Error(message)
  return currentBook(client, data.project)
}

export const currentBook = async (client: CustomerClient, { id }: Project) =>
  (await client.get<{ project: Project }>(`${BOOKS}/${id}`)).project

/** Generates the speech of a book, of all blocks or the given ones, and waits for the end. */
export async function generateBook(client: CustomerClient, { id }: Project, block_ids?: readonly number[]) {
  const scope = block_ids ? { scope: 'blocks', block_ids } : { scope: 'changed' }
  const { price } = await client.post<{ price: string }>(`${BOOKS}/generate/${id}`, scope)
  await client.world.idle()
  return price
}

/** Exports a book and returns the file. */
export async function exportBook(client: CustomerClient, { id }: Project, body: Partial<ExportBody>) {
  await client.post(`${BOOKS}/export/${id}`, { layout: 'single', ...body })
  await client.world.idle()
  const { exports } = await client.get<{ exports: ExportFile[] }>(`${BOOKS}/get-response/${id}`)
  const file = exports[0]
  if (file?.status !== 'ready' || !file.url) throw new Error(`${file?.status} ${file?.error?.message}`)
  const response = await client.fetch(file.url)
  return { file, bytes: new Uint8Array(await response.arrayBuffer()) }
}
