import type texts from '#locales/az/dubbing.json'
import type formTexts from '#locales/az/dubbing-form.json'
import type laterTexts from '#locales/az/dubbing-lazy.json'
import type tools from '#locales/az/dubbing-tools.json'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import type { ServiceManifest } from '#src/features/catalog/service-manifest.ts'
import type { EditedService } from '#src/features/editor/open-editor.ts'

declare module '#src/i18n/i18next-types.ts' {
  interface Texts {
    dubbing: typeof texts
    'dubbing-form': typeof formTexts
    'dubbing-lazy': typeof laterTexts
    'dubbing-tools': typeof tools
  }
}

const namespaces = ['dubbing', 'segments', 'editor', 'runs', 'player']

export const dubbing: ServiceManifest & EditedService = {
  hasExport: true,
  fromList: { drafts: 'quoted', files: 'perLanguage' },
  content: async () => (await import('./dub/dub-content.ts')).dubContent,
  parts: {
    ProjectWorkspace: lazyPartsWith(namespaces)(
      'ProjectWorkspace',
      () => import('./workspace/project-workspace.tsx'),
    ),
    CreateProject: lazyPartsWith(['dubbing-form', 'recording', 'create'])(
      'CreateProject',
      () => import('./create/create-project.tsx'),
    ),
  },
}
