import { loadNamespaces } from '#src/i18n/i18n.ts'
import { lazyModal } from '#src/ui/lazy-modal.tsx'

export const LazyAnswerModal = lazyModal(async () => {
  const [module] = await Promise.all([
    import('./answer-modal.tsx'),
    loadNamespaces(['chat-bot-form', 'chat-bot-lazy']),
  ])
  return module.AnswerModal
})
