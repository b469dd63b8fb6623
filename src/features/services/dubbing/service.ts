import { Languages } from 'lucide-react'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import type { ServiceManifest } from '#src/features/catalog/service-manifest.ts'
import type { EditedService } from '#src/features/editor/open-editor.ts'

const part = lazyPartsWith(['dubbing', 'recording', 'editor', 'runs', 'player', 'billing'])

export const dubbing: ServiceManifest & EditedService = {
  icon: Languages,
  hasExport: true,
  content: async () => (await import('./dub/dub-content.ts')).dubContent,
  parts: {
    ProjectWorkspace: part('ProjectWorkspace', () => import('./workspace/project-workspace.tsx')),
    CreatePage: part('CreatePage', () => import('./create/create-page.tsx')),
    CreateModal: part('CreateModal', () => import('./create/create-modal.tsx')),
  },
}
