import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import type { ServiceManifest } from '#src/features/catalog/service-manifest.ts'

const namespaces = ['editor', 'runs']

export const textToSpeech: ServiceManifest = {
  hasExport: true,
  fromList: { drafts: 'charged', files: 'one' },
  loadCopy: async () => (await import('./copy-project.ts')).copyText,
  isCreatedAtOnce: true,
  parts: {
    ProjectWorkspace: lazyPartsWith(namespaces)(
      'ProjectWorkspace',
      () => import('./workspace/project-workspace.tsx'),
    ),
    CreateProject: lazyPartsWith([...namespaces, 'projects-lazy'])(
      'CreateProject',
      () => import('./create/create-project.tsx'),
    ),
  },
}
