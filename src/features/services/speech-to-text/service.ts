import type texts from '#locales/az/speech-to-text.json'
import type formTexts from '#locales/az/speech-to-text-form.json'
import type laterTexts from '#locales/az/speech-to-text-lazy.json'
import { type ServiceManifest, serviceParts } from '#src/features/catalog/service-manifest.ts'
import type { EditedService } from '#src/features/editor/open-editor.ts'

declare module '#src/i18n/i18next-types.ts' {
  interface Texts {
    'speech-to-text': typeof texts
    'speech-to-text-form': typeof formTexts
    'speech-to-text-lazy': typeof laterTexts
  }
}

export const speechToText: ServiceManifest & EditedService = {
  fromList: { drafts: 'charged', files: 'one' },
  content: async () => (await import('./transcript/transcript-content.ts')).transcriptContent,
  parts: serviceParts(
    {
      texts: ['speech-to-text', 'segments', 'editor', 'runs', 'player'],
      load: () => import('./workspace/project-workspace.tsx'),
    },
    {
      texts: ['speech-to-text-form', 'recording', 'create'],
      load: () => import('./create/create-project.tsx'),
    },
  ),
}
