import { AudioLines } from 'lucide-react'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import type { ServiceManifest } from '#src/features/catalog/service-manifest.ts'

const part = lazyPartsWith(['editor', 'runs', 'voices'])

export const textToSpeech: ServiceManifest = {
  icon: AudioLines,
  hasExport: true,
  canDuplicate: true,
  isCreatedAtOnce: true,
  parts: {
    ProjectWorkspace: part('ProjectWorkspace', () => import('./workspace/project-workspace.tsx')),
    CreateProject: part('CreateProject', () => import('./create/create-project.tsx')),
  },
}
