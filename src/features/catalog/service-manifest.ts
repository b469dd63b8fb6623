import type { LucideIcon } from 'lucide-react'
import type { Project } from '#src/contract/project.ts'
import type { LazyPart } from './lazy-part.tsx'

interface ServiceParts {
  readonly ProjectWorkspace: LazyPart<{ project: Project }>
  /** The form that begins a project, a page of its own; over the list of projects where it can be closed. */
  readonly CreateProject: LazyPart<{ onClose?: () => void }>
}

/** What the rest of the app knows of a service. Its title is the text `catalog:titles.<slug>`. */
export interface ServiceManifest {
  readonly icon: LucideIcon
  readonly hasExport: boolean
  /** A project is its blocks: a copy of it can be made of those alone, without files. */
  readonly canDuplicate?: boolean
  /** Nothing is asked for, so there is no form to be opened over the list: the page makes the project. */
  readonly isCreatedAtOnce?: boolean
  readonly parts: ServiceParts
}
