import { ScanText } from 'lucide-react'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import type { ServiceManifest } from '#src/features/catalog/service-manifest.ts'

const part = lazyPartsWith(['detect-text', 'editor', 'runs'])

export const detectText: ServiceManifest = {
  icon: ScanText,
  hasExport: true,
  parts: {
    ProjectWorkspace: part('ProjectWorkspace', () => import('./workspace/project-workspace.tsx')),
    CreateProject: part('CreateProject', () => import('./create/create-project.tsx')),
  },
}
