import type texts from '#locales/az/detect-text.json'
import type formTexts from '#locales/az/detect-text-form.json'
import type laterTexts from '#locales/az/detect-text-lazy.json'
import { type ServiceManifest, serviceParts } from '#src/features/catalog/service-manifest.ts'

declare module '#src/i18n/i18next-types.ts' {
  interface Texts {
    'detect-text': typeof texts
    'detect-text-form': typeof formTexts
    'detect-text-lazy': typeof laterTexts
  }
}

export const detectText: ServiceManifest = {
  fromList: { drafts: 'charged', files: 'one' },
  parts: serviceParts(
    { texts: ['detect-text', 'editor', 'runs'], load: () => import('./workspace/project-workspace.tsx') },
    { texts: ['detect-text-form', 'create'], load: () => import('./create/create-project.tsx') },
  ),
}
