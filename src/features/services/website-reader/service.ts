import type texts from '#locales/az/website-reader.json'
import type articleTexts from '#locales/az/website-reader-articles.json'
import type faceTexts from '#locales/az/website-reader-face.json'
import type formTexts from '#locales/az/website-reader-form.json'
import type laterTexts from '#locales/az/website-reader-lazy.json'
import { type ServiceManifest, serviceParts } from '#src/features/catalog/service-manifest.ts'

declare module '#src/i18n/i18next-types.ts' {
  interface Texts {
    'website-reader': typeof texts
    'website-reader-face': typeof faceTexts
    'website-reader-form': typeof formTexts
    'website-reader-lazy': typeof laterTexts
    'website-reader-articles': typeof articleTexts
  }
}

export const websiteReader: ServiceManifest = {
  loadCopy: async () => (await import('./copy-project.ts')).copyReader,
  parts: serviceParts(
    {
      texts: ['website-reader', 'website-reader-face', 'editor', 'runs'],
      load: () => import('./workspace/project-workspace.tsx'),
    },
    {
      texts: ['website-reader-form', 'website-reader-face', 'create'],
      load: () => import('./create/create-project.tsx'),
    },
  ),
}
