import type { Block } from '#src/contract/block.ts'
import type { Project } from '#src/contract/project.ts'
import type { ExportFile } from '#src/contract/runs.ts'
import type { CustomerClient } from './customer-client.ts'

export const SPEECH = '/services/text-to-speech'

type Text = string | { type: 'pause'; text: ''; settings: { pause: number } }

export async function projectWith(
  client: CustomerClient,
  texts: readonly Text[],
  init: { language?: number; voice_id?: number } = {},
): Promise<Project> {
  const { project } = await client.post<{ project: Project }>(`${SPEECH}/init`, init)
  const blocks = texts.map((text) => (typeof text === 'string' ? { text } : text))
  return (await client.put<{ project: Project }>(`${SPEECH}/${project.id}`, { blocks })).project
}

export const currentProject = async (client: CustomerClient, id: number): Promise<Project> =>
  (await client.get<{ project: Project }>(`${SPEECH}/${id}`)).project

export async function generateAll(client: CustomerClient, id: number, body: object = { scope: 'all' }) {
  const { price } = await client.post<{ price: string }>(`${SPEECH}/generate/${id}`, body)
  await client.world.idle()
  return { price, project: await currentProject(client, id) }
}

export const balanceOf = async (client: CustomerClient): Promise<string> =>
  (await client.get<{ balance: { amount: string } }>('/customer/balance')).balance.amount

interface SpeechWork {
  blocks: Block[]
  exports: ExportFile[]
}

/** Exports a project. Returns the file's description and bytes. */
export async function exported(client: CustomerClient, id: number, options: object) {
  const started = await client.post<{ export: ExportFile }>(`${SPEECH}/export/${id}`, {
    layout: 'single',
    ...options,
  })
  await client.world.idle()
  const { exports } = await client.get<SpeechWork>(`${SPEECH}/get-response/${id}`)
  const file = exports.find((each) => each.id === started.export.id)
  if (!file?.url) throw new Error(`export ${started.export.id} is ${file?.status}`)
  const response = await client.fetch(file.url)
  return { file, response, bytes: new Uint8Array(await response.arrayBuffer()) }
}
