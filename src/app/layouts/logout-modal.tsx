import { useEffect, useState } from 'react'
import { autosaveNow } from '#src/drafts/save-drafts.ts'
import { listUnsaved } from '#src/drafts/unsaved.ts'
import { useLogout } from '#src/features/auth/session-mutations.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { ConfirmModal } from '#src/ui/confirm-modal.tsx'
import { UnsavedQuestion } from './unsaved-question.tsx'

interface LogoutModalProps {
  isOpen: boolean
  onClose: () => void
}

/** Whether anything was unsaved when the modal opened, after an autosave. The longer question then stays. */
function useWasUnsaved(isOpen: boolean) {
  const [wasUnsaved, setWasUnsaved] = useState(false)
  useEffect(() => {
    if (isOpen) void autosaveNow().then(() => setWasUnsaved(listUnsaved().length > 0))
    else setWasUnsaved(false)
  }, [isOpen])
  return { wasUnsaved, ask: () => setWasUnsaved(true) }
}

/** Asks before a logout [spec 2], and once more about unsaved changes; stays pending until the page reloads. */
export function LogoutModal({ isOpen, onClose }: LogoutModalProps) {
  const { t } = useTranslation(['common', 'common-menu'])
  const logout = useLogout()
  const { wasUnsaved, ask } = useWasUnsaved(isOpen)
  const logOut = () => logout.mutate()
  if (wasUnsaved) {
    return <UnsavedQuestion isOpen={isOpen} onClose={onClose} isPending={!logout.isIdle} onLogOut={logOut} />
  }
  return (
    <ConfirmModal
      isOpen={isOpen}
      onClose={onClose}
      title={t('common-menu:logout.title')}
      description={t('common-menu:logout.text')}
      yesLabel={t('actions.yes')}
      noLabel={t('actions.no')}
      pendingLabel={t('common-menu:logout.pending')}
      isPending={!logout.isIdle}
      onConfirm={() => (listUnsaved().length > 0 ? ask() : logOut())}
    />
  )
}
