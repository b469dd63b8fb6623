import type texts from '#locales/az/cloning.json'
import type formTexts from '#locales/az/cloning-form.json'
import type laterTexts from '#locales/az/cloning-lazy.json'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import type { ServiceManifest } from '#src/features/catalog/service-manifest.ts'

declare module '#src/i18n/i18next-types.ts' {
  interface Texts {
    cloning: typeof texts
    'cloning-form': typeof formTexts
    'cloning-lazy': typeof laterTexts
  }
}

const namespaces = ['cloning', 'cloning-form', 'auth', 'runs']

export const cloning: ServiceManifest = {
  hasExport: false,
  fromList: { drafts: 'none' },
  parts: {
    ProjectWorkspace: lazyPartsWith(namespaces)(
      'ProjectWorkspace',
      () => import('./workspace/project-workspace.tsx'),
    ),
    CreateProject: lazyPartsWith(['cloning-form', 'recording', 'create'])(
      'CreateProject',
      () => import('./create/create-project.tsx'),
    ),
  },
}
