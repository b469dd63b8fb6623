import type texts from '#locales/az/website-reader.json'
import type articleTexts from '#locales/az/website-reader-articles.json'
import type faceTexts from '#locales/az/website-reader-face.json'
import type formTexts from '#locales/az/website-reader-form.json'
import type laterTexts from '#locales/az/website-reader-lazy.json'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import type { ServiceManifest } from '#src/features/catalog/service-manifest.ts'

declare module '#src/i18n/i18next-types.ts' {
  interface Texts {
    'website-reader': typeof texts
    'website-reader-face': typeof faceTexts
    'website-reader-form': typeof formTexts
    'website-reader-lazy': typeof laterTexts
    'website-reader-articles': typeof articleTexts
  }
}

const namespaces = ['website-reader', 'website-reader-face', 'editor', 'runs']

export const websiteReader: ServiceManifest = {
  loadCopy: async () => (await import('./copy-project.ts')).copyReader,
  hasExport: true,
  parts: {
    ProjectWorkspace: lazyPartsWith(namespaces)(
      'ProjectWorkspace',
      () => import('./workspace/project-workspace.tsx'),
    ),
    CreateProject: lazyPartsWith(['website-reader-form', 'website-reader-face', 'create'])(
      'CreateProject',
      () => import('./create/create-project.tsx'),
    ),
  },
}
