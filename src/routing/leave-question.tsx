import { loadNamespaces } from '#src/i18n/i18n.ts'
import { lazyModal } from '#src/ui/lazy-modal.tsx'
import type { LeaveTexts } from './leave-confirmation.tsx'

const LeaveConfirmation = lazyModal(async () => {
  const [module] = await Promise.all([import('./leave-confirmation.tsx'), loadNamespaces(['common-leave'])])
  return module.LeaveConfirmation
})

interface LeaveQuestionProps {
  isAsking: boolean
  stay: () => void
  leave: () => void
  /** Replaces the usual texts if something other than input would be lost, or nothing. */
  texts?: LeaveTexts | undefined
}

export const LeaveQuestion = ({ isAsking, stay, leave, texts }: LeaveQuestionProps) => (
  <LeaveConfirmation isOpen={isAsking} onClose={stay} onConfirm={leave} texts={texts} />
)
