import type texts from '#locales/az/detect-text.json'
import type formTexts from '#locales/az/detect-text-form.json'
import type laterTexts from '#locales/az/detect-text-lazy.json'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import type { ServiceManifest } from '#src/features/catalog/service-manifest.ts'

declare module '#src/i18n/i18next-types.ts' {
  interface Texts {
    'detect-text': typeof texts
    'detect-text-form': typeof formTexts
    'detect-text-lazy': typeof laterTexts
  }
}

const namespaces = ['detect-text', 'editor', 'runs']

export const detectText: ServiceManifest = {
  hasExport: true,
  fromList: { drafts: 'charged', files: 'one' },
  parts: {
    ProjectWorkspace: lazyPartsWith(namespaces)(
      'ProjectWorkspace',
      () => import('./workspace/project-workspace.tsx'),
    ),
    CreateProject: lazyPartsWith(['detect-text-form', 'create'])(
      'CreateProject',
      () => import('./create/create-project.tsx'),
    ),
  },
}
