import type texts from '#locales/az/website-reader.json'
import type articleTexts from '#locales/az/website-reader-articles.json'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import type { ServiceManifest } from '#src/features/catalog/service-manifest.ts'

declare module '#src/i18n/i18next-types.ts' {
  interface Texts {
    'website-reader': typeof texts
    'website-reader-articles': typeof articleTexts
  }
}

const namespaces = ['website-reader', 'editor', 'runs', 'player', 'voices', 'exports']

export const websiteReader: ServiceManifest = {
  loadCopy: async () => (await import('./copy-reader.ts')).copyReader,
  hasExport: true,
  parts: {
    ProjectWorkspace: lazyPartsWith(namespaces)(
      'ProjectWorkspace',
      () => import('./workspace/project-workspace.tsx'),
    ),
    CreateProject: lazyPartsWith(['website-reader', 'create'])(
      'CreateProject',
      () => import('./create/create-project.tsx'),
    ),
  },
}
