import { Download } from 'lucide-react'
import { draftSorts } from '#src/drafts/unsaved.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useUnsavedLogout } from './use-unsaved-logout.ts'

interface UnsavedQuestionProps {
  isOpen: boolean
  isPending: boolean
  onLogOut: () => void
  onClose: () => void
}

interface ActionsProps extends Omit<UnsavedQuestionProps, 'isOpen'> {
  isSaved: boolean
  isSaving: boolean
  onSave: () => void
}

function Actions({ isSaved, isSaving, isPending, onSave, onLogOut, onClose }: ActionsProps) {
  const { t } = useTranslation(['drafts', 'common'])
  return (
    <>
      <Button onClick={onClose} disabled={isSaving || isPending}>
        {t('stay')}
      </Button>
      <Button
        variant={isSaved ? 'primary' : 'secondary'}
        isPending={isPending}
        pendingLabel={t('common:logout.pending')}
        disabled={isSaving}
        onClick={onLogOut}
      >
        {isSaved ? t('logOut') : t('discard')}
      </Button>
      {!isSaved && (
        <Button
          variant="primary"
          isPending={isSaving}
          pendingLabel={t('saving')}
          disabled={isPending}
          onClick={onSave}
          data-autofocus
        >
          {t('save')}
        </Button>
      )}
    </>
  )
}

export function UnsavedQuestion({ isOpen, isPending, onLogOut, onClose }: UnsavedQuestionProps) {
  const { t } = useTranslation(['drafts', 'common'])
  const { unsaved, count, progress, isDownloaded, download, saveAndLogOut } = useUnsavedLogout(
    onLogOut,
    isPending,
  )
  const isSaving = progress === 'saving'
  const isBusy = isSaving || isPending
  const sorts = draftSorts.filter((sort) => unsaved.some((one) => one.sort === sort))
  const isSaved = count === 0
  const actions = { isSaved, isSaving, isPending, onLogOut, onClose, onSave: () => void saveAndLogOut() }
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('common:logout.confirmTitle')}
      description={isSaved ? t('saved') : `${t('unsaved', { count })} ${t('lost')}`}
      closeLabel={t('common:actions.close')}
      size="medium"
      role="alertdialog"
      isDismissible={!isBusy}
      actions={<Actions {...actions} />}
    >
      {progress === 'left' && !isSaved && <Notice tone="error">{t('left', { count })}</Notice>}
      {!isSaved && (
        <div className="flex flex-wrap items-center justify-between gap-2 pt-2">
          <ul className="list-disc ps-4">
            {sorts.map((sort) => (
              <li key={sort}>{t(`kind.${sort}`)}</li>
            ))}
          </ul>
          <Button icon={<Download size={16} aria-hidden />} onClick={download} disabled={isBusy}>
            {t('download')}
          </Button>
        </div>
      )}
      <p role="status" className="text-13 text-muted">
        {isDownloaded && t('downloaded')}
      </p>
    </Modal>
  )
}
