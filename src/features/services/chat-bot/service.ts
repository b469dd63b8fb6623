import type texts from '#locales/az/chat-bot.json'
import type formTexts from '#locales/az/chat-bot-form.json'
import type laterTexts from '#locales/az/chat-bot-lazy.json'
import type questionTexts from '#locales/az/chat-bot-questions.json'
import { type ServiceManifest, serviceParts } from '#src/features/catalog/service-manifest.ts'

declare module '#src/i18n/i18next-types.ts' {
  interface Texts {
    'chat-bot': typeof texts
    'chat-bot-form': typeof formTexts
    'chat-bot-lazy': typeof laterTexts
    'chat-bot-questions': typeof questionTexts
  }
}

export const chatBot: ServiceManifest = {
  loadCopy: async () => (await import('./copy-project.ts')).copyBot,
  parts: serviceParts(
    { texts: ['chat-bot', 'runs'], load: () => import('./workspace/project-workspace.tsx') },
    { texts: ['chat-bot-form', 'create'], load: () => import('./create/create-project.tsx') },
  ),
}
