import type texts from '#locales/az/audio-book.json'
import type formTexts from '#locales/az/audio-book-form.json'
import type laterTexts from '#locales/az/audio-book-lazy.json'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import type { ServiceManifest } from '#src/features/catalog/service-manifest.ts'

declare module '#src/i18n/i18next-types.ts' {
  interface Texts {
    'audio-book': typeof texts
    'audio-book-form': typeof formTexts
    'audio-book-lazy': typeof laterTexts
  }
}

const namespaces = ['audio-book', 'editor', 'runs']

export const audioBook: ServiceManifest = {
  loadCopy: async () => (await import('./copy-project.ts')).copyBook,
  hasExport: true,
  fromList: { drafts: 'charged', files: 'one' },
  parts: {
    ProjectWorkspace: lazyPartsWith(namespaces)(
      'ProjectWorkspace',
      () => import('./workspace/project-workspace.tsx'),
    ),
    CreateProject: lazyPartsWith(['audio-book-form', 'create', 'profile'])(
      'CreateProject',
      () => import('./create/create-project.tsx'),
    ),
  },
}
