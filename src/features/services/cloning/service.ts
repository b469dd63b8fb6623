import type texts from '#locales/az/cloning.json'
import type formTexts from '#locales/az/cloning-form.json'
import type laterTexts from '#locales/az/cloning-lazy.json'
import { type ServiceManifest, serviceParts } from '#src/features/catalog/service-manifest.ts'

declare module '#src/i18n/i18next-types.ts' {
  interface Texts {
    cloning: typeof texts
    'cloning-form': typeof formTexts
    'cloning-lazy': typeof laterTexts
  }
}

export const cloning: ServiceManifest = {
  hasExport: false,
  fromList: { drafts: 'none' },
  parts: serviceParts(
    {
      texts: ['cloning', 'cloning-form', 'auth', 'runs'],
      load: () => import('./workspace/project-workspace.tsx'),
    },
    { texts: ['cloning-form', 'recording', 'create'], load: () => import('./create/create-project.tsx') },
  ),
}
