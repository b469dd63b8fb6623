import type texts from '#locales/az/audio-book.json'
import type formTexts from '#locales/az/audio-book-form.json'
import type laterTexts from '#locales/az/audio-book-lazy.json'
import { type ServiceManifest, serviceParts } from '#src/features/catalog/service-manifest.ts'

declare module '#src/i18n/i18next-types.ts' {
  interface Texts {
    'audio-book': typeof texts
    'audio-book-form': typeof formTexts
    'audio-book-lazy': typeof laterTexts
  }
}

export const audioBook: ServiceManifest = {
  loadCopy: async () => (await import('./copy-project.ts')).copyBook,
  fromList: { drafts: 'charged', files: 'one' },
  parts: serviceParts(
    { texts: ['audio-book', 'editor', 'runs'], load: () => import('./workspace/project-workspace.tsx') },
    { texts: ['audio-book-form', 'create', 'profile'], load: () => import('./create/create-project.tsx') },
  ),
}
