import { BookHeadphones } from 'lucide-react'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import type { ServiceManifest } from '#src/features/catalog/service-manifest.ts'

const part = lazyPartsWith(['audio-book', 'editor', 'runs', 'voices', 'profile'])

export const audioBook: ServiceManifest = {
  icon: BookHeadphones,
  hasExport: true,
  parts: {
    ProjectWorkspace: part('ProjectWorkspace', () => import('./workspace/project-workspace.tsx')),
    CreateProject: part('CreateProject', () => import('./create/create-project.tsx')),
  },
}
