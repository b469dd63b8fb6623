import type { LucideIcon } from 'lucide-react'
import type { Project } from '#src/contract/project.ts'
import type { LazyPart } from './lazy-part.tsx'

interface ServiceParts {
  readonly ProjectWorkspace: LazyPart<{ project: Project }>
  /**
   * The form that starts a project. It is a page of its own, or a modal over the list of projects if it can
   * be closed.
   */
  readonly CreateProject: LazyPart<{ onClose?: () => void }>
}

/** Data of a service that the rest of the app uses. Its title is the text `catalog:titles.<slug>`. */
export interface ServiceManifest {
  readonly icon: LucideIcon
  readonly hasExport: boolean
  /** A project consists of its blocks, so that they suffice for a copy, without files. */
  readonly canDuplicate?: boolean
  /** The project needs no input, so the page creates it without a form over the list. */
  readonly isCreatedAtOnce?: boolean
  readonly parts: ServiceParts
}
