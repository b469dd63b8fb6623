import { lateModal } from '#src/ui/late-modal.tsx'

export const LateAnswerModal = lateModal(async () => (await import('./answer-modal.tsx')).AnswerModal)
