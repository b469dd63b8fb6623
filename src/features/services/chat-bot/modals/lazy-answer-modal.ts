import { lazyModal } from '#src/ui/lazy-modal.tsx'

export const LazyAnswerModal = lazyModal(async () => (await import('./answer-modal.tsx')).AnswerModal)
