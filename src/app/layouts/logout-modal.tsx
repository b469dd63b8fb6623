import { useTranslation } from 'react-i18next'
import { useLogout } from '#src/features/auth/session-mutations.ts'
import { ConfirmModal } from '#src/ui/confirm-modal.tsx'

interface LogoutModalProps {
  isOpen: boolean
  onClose: () => void
}

/** Asks before logging out [spec 2]; stays pending until the page reloads. */
export function LogoutModal({ isOpen, onClose }: LogoutModalProps) {
  const { t } = useTranslation()
  const logout = useLogout()
  return (
    <ConfirmModal
      isOpen={isOpen}
      onClose={onClose}
      title={t('logout.confirmTitle')}
      description={t('logout.confirmText')}
      yesLabel={t('actions.yes')}
      noLabel={t('actions.no')}
      closeLabel={t('actions.close')}
      pendingLabel={t('logout.pending')}
      isPending={!logout.isIdle}
      onConfirm={() => logout.mutate()}
    />
  )
}
