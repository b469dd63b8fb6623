import type { ComponentType } from 'react'
import type { Project } from '#src/contract/project.ts'
import type { InitBody, SaveBody } from '#src/contract/projects.ts'
import { type LazyPart, lazyPartsWith } from './lazy-part.tsx'

interface WorkspaceProps {
  project: Project
}

/** The form that starts a project is a page of its own, or a modal over the list of projects if it can be closed. */
interface CreateProps {
  onClose?: () => void
}

interface ServiceParts {
  readonly ProjectWorkspace: LazyPart<WorkspaceProps>
  readonly CreateProject: LazyPart<CreateProps>
}

interface PartSource<Module> {
  /** Namespaces of all texts that the page may show. */
  readonly texts: readonly string[]
  readonly load: () => Promise<Module>
}

/** The pages of a service, which load with their texts. */
export const serviceParts = (
  workspace: PartSource<{ ProjectWorkspace: ComponentType<WorkspaceProps> }>,
  create: PartSource<{ CreateProject: ComponentType<CreateProps> }>,
): ServiceParts => ({
  ProjectWorkspace: lazyPartsWith(workspace.texts)('ProjectWorkspace', workspace.load),
  CreateProject: lazyPartsWith(create.texts)('CreateProject', create.load),
})

/** Work on several projects of a service from their list. */
export interface FromList {
  /**
   * Drafts whose price in the list covers all their work: `charged` at once, or `quoted` and then paid. `none` if drafts
   * need choices of their own page, so that only quotes are paid.
   */
  readonly drafts: 'charged' | 'quoted' | 'none'
  /** Files of a finished project; absent if it has none. */
  readonly files?: 'one' | 'perLanguage'
}

/** Requests that make a copy of a project; its title is added. */
export interface ProjectCopy {
  readonly init: Omit<InitBody, 'title'>
  /** Changes that do not fit into the first request, in order. */
  readonly updates?: readonly InitBody[]
  /** Body of the copy, if its start does not make it. */
  readonly save?: SaveBody
}

/** @param clientId prefix of the client ids of what is added, the same when a lost response is asked for again */
export type CopyOf = (project: Project, clientId: string) => ProjectCopy | Promise<ProjectCopy>

export type LoadCopy = () => Promise<CopyOf>

/** Data of a service that the rest of the app uses. Its title is the text `catalog:titles.<slug>`. */
export interface ServiceManifest {
  /** False if finished projects have nothing to export. */
  readonly hasExport?: boolean
  /** Absent if a copy would be charged, or needs another consent. */
  readonly loadCopy?: LoadCopy
  /** The project needs no input, so the page creates it without a form over the list. */
  readonly isCreatedAtOnce?: boolean
  /** Absent if the service is charged by use and has no files. */
  readonly fromList?: FromList
  readonly parts: ServiceParts
}
