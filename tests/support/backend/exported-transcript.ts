import type { ScenarioName } from '#mocks/scenarios/scenario-name.ts'
import type { Project } from '#src/contract/project.ts'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import type { ExportFile } from '#src/contract/runs.ts'
import { type CustomerClient, customerIn } from './customer-client.ts'
import { currentTranscript, TRANSCRIPTS } from './transcript-project.ts'

/** A project of a scenario by its title. */
export async function projectIn(scenario: ScenarioName, title: string) {
  const client = await customerIn(scenario)
  const { projects } = await client.get<{ projects: ProjectSummary[] }>(`${TRANSCRIPTS}/get-projects`)
  const id = projects.find((project) => project.title === title)?.id ?? 0
  return { client, project: await currentTranscript(client, id) }
}

export const meeting = () => projectIn('main', 'Planlaşdırma iclası')

export async function exported(client: CustomerClient, { id }: Project, request: object) {
  const body = { layout: 'single', ...request }
  const started = await client.post<{ export: ExportFile }>(`${TRANSCRIPTS}/export/${id}`, body)
  await client.world.idle()
  const { exports } = await client.get<{ exports: ExportFile[] }>(`${TRANSCRIPTS}/get-response/${id}`)
  const file = exports.find((each) => each.id === started.export.id)
  const response = await client.fetch(file?.url ?? '')
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { file, bytes, text: new TextDecoder().decode(bytes) }
}
