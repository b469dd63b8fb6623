import type texts from '#locales/az/chat-bot.json'
import type formTexts from '#locales/az/chat-bot-form.json'
import type laterTexts from '#locales/az/chat-bot-lazy.json'
import type questionTexts from '#locales/az/chat-bot-questions.json'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import type { ServiceManifest } from '#src/features/catalog/service-manifest.ts'

declare module '#src/i18n/i18next-types.ts' {
  interface Texts {
    'chat-bot': typeof texts
    'chat-bot-form': typeof formTexts
    'chat-bot-lazy': typeof laterTexts
    'chat-bot-questions': typeof questionTexts
  }
}

const namespaces = ['chat-bot', 'runs']

export const chatBot: ServiceManifest = {
  loadCopy: async () => (await import('./copy-project.ts')).copyBot,
  hasExport: true,
  parts: {
    ProjectWorkspace: lazyPartsWith(namespaces)(
      'ProjectWorkspace',
      () => import('./workspace/project-workspace.tsx'),
    ),
    CreateProject: lazyPartsWith(['chat-bot-form', 'create'])(
      'CreateProject',
      () => import('./create/create-project.tsx'),
    ),
  },
}
