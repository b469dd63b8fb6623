import { CopyPlus } from 'lucide-react'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import type { ServiceManifest } from '#src/features/catalog/service-manifest.ts'

const part = lazyPartsWith(['cloning', 'recording', 'profile', 'auth', 'runs'])

export const cloning: ServiceManifest = {
  icon: CopyPlus,
  hasExport: false,
  parts: {
    ProjectWorkspace: part('ProjectWorkspace', () => import('./workspace/project-workspace.tsx')),
    CreateProject: part('CreateProject', () => import('./create/create-project.tsx')),
  },
}
