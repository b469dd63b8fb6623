import { getProfile } from '#src/contract/customer.ts'
import type { AnyEndpoint, DataOf } from '#src/contract/endpoint.ts'
import type { Project } from '#src/contract/project.ts'
import { getProject } from '#src/contract/projects.ts'
import { getProjects } from '#src/contract/projects-list.ts'
import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { notifications } from '#src/lib/notifications.ts'
import type { CallInput } from './loose-reader.ts'
import type { AnyInput } from './prepare-call.ts'

/** Makes a call of the app. */
export type MakeCall = <E extends AnyEndpoint>(endpoint: E, input: AnyInput) => Promise<{ data: DataOf<E> }>

async function projectOf({ params }: CallInput, request: MakeCall): Promise<Project> {
  const id = Number(params.projectId ?? params.id)
  return (await request(getProject, { params: { slug: params.slug, id } })).data.project
}

const readCustomer = async (_: CallInput, request: MakeCall) => (await request(getProfile, {})).data

async function changedBlock(asked: CallInput, request: MakeCall) {
  const project = await projectOf(asked, request)
  return { project, block: project.body.blocks.find(({ id }) => id === Number(asked.params.blockId)) }
}

/** Ids increase, so the copy is the block with the highest id. */
async function copiedBlock(asked: CallInput, request: MakeCall) {
  const project = await projectOf(asked, request)
  const newest = Math.max(...project.body.blocks.map(({ id }) => id))
  return { project, block: project.body.blocks.find(({ id }) => id === newest) }
}

/**
 * The project just created, if the server does not return its id: the newest of the list. Another device may have
 * created one at the same moment, so a message names the project unless its title identifies it.
 */
async function newestProject({ params, body }: CallInput, request: MakeCall) {
  const { data } = await request(getProjects, { params: { slug: params.slug } })
  const { projects } = data
  const project = projects.toSorted((a, b) => b.id - a.id)[0]
  const isNamed = project && projects.filter(({ title }) => title === body.title).length === 1
  if (project && !(isNamed && project.title === body.title)) {
    await loadNamespaces(['common-menu'])
    notifications.toast(i18n.t('common-menu:newestProject', { title: project.title }))
  }
  return { project: project && { ...project, body: {} } }
}

const projectAlone = async (asked: CallInput, request: MakeCall) => ({
  project: await projectOf(asked, request),
})

/** Requests made after a change whose response omits the changed data, by the name of the change. */
const readsByCall: Readonly<Record<string, (asked: CallInput, request: MakeCall) => Promise<object>>> = {
  updateProfile: readCustomer,
  updateImage: readCustomer,
  initProject: newestProject,
  updateTitle: projectAlone,
  saveProject: projectAlone,
  updateSettings: projectAlone,
  sortBlocks: projectAlone,
  deleteBlock: projectAlone,
  generate: projectAlone,
  payProject: projectAlone,
  updateBlock: changedBlock,
  duplicateBlock: copiedBlock,
  getResponse: async (asked, request) => {
    const project = await projectOf(asked, request)
    return { project, blocks: project.body.blocks }
  },
}

/**
 * Reads the current state of the data that a call changed; undefined for calls whose own response must contain it.
 */
export const readChangedData = async (
  { name }: Pick<AnyEndpoint, 'name'>,
  asked: CallInput,
  request: MakeCall,
) => readsByCall[name]?.(asked, request)
