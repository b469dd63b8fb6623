import type { LucideIcon } from 'lucide-react'
import type { Project } from '#src/contract/project.ts'
import type { LazyPart } from './lazy-part.tsx'

interface ServiceParts {
  readonly ProjectWorkspace: LazyPart<{ project: Project }>
  readonly CreatePage: LazyPart<object>
  /** The same form over the list of projects [spec: create modal]; without it a project begins on the page. */
  readonly CreateModal?: LazyPart<{ onClose: () => void }>
}

/** What the rest of the app knows of a service. Its title is the text `catalog:titles.<slug>`. */
export interface ServiceManifest {
  readonly icon: LucideIcon
  readonly hasExport: boolean
  /** A project is its blocks: a copy of it can be made of those alone, without files. */
  readonly canDuplicate?: boolean
  readonly parts: ServiceParts
}
