import type texts from '#locales/az/dubbing.json'
import type formTexts from '#locales/az/dubbing-form.json'
import type laterTexts from '#locales/az/dubbing-lazy.json'
import type tools from '#locales/az/dubbing-tools.json'
import { type ServiceManifest, serviceParts } from '#src/features/catalog/service-manifest.ts'
import type { EditedService } from '#src/features/editor/open-editor.ts'

declare module '#src/i18n/i18next-types.ts' {
  interface Texts {
    dubbing: typeof texts
    'dubbing-form': typeof formTexts
    'dubbing-lazy': typeof laterTexts
    'dubbing-tools': typeof tools
  }
}

export const dubbing: ServiceManifest & EditedService = {
  fromList: { drafts: 'quoted', files: 'perLanguage' },
  content: async () => (await import('./dub/dub-content.ts')).dubContent,
  parts: serviceParts(
    {
      texts: ['dubbing', 'segments', 'editor', 'runs', 'player'],
      load: () => import('./workspace/project-workspace.tsx'),
    },
    { texts: ['dubbing-form', 'recording', 'create'], load: () => import('./create/create-project.tsx') },
  ),
}
