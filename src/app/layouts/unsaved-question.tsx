import { Download } from 'lucide-react'
import { draftTypes } from '#src/drafts/unsaved.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { ActionOrder } from '#src/ui/action-order.tsx'
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
  /** The primary button: saves the changes, or downloads them if they cannot be saved. */
  main: { readonly label: string; readonly isPending: boolean; readonly onPress: () => void } | undefined
}

function Actions({ isSaved, isSaving, isPending, main, onLogOut, onClose }: ActionsProps) {
  const { t } = useTranslation(['drafts', 'common-menu'])
  return (
    <ActionOrder>
      <Button onClick={onClose} disabled={isSaving || isPending}>
        {t('stay')}
      </Button>
      <Button
        variant={main ? 'secondary' : 'primary'}
        isPending={isPending}
        pendingLabel={t('common-menu:logout.pending')}
        disabled={isSaving}
        onClick={onLogOut}
      >
        {isSaved || !main ? t('logOut') : t('discard')}
      </Button>
      {main && (
        <Button
          variant="primary"
          isPending={main.isPending}
          pendingLabel={t('saving')}
          disabled={isPending}
          onClick={main.onPress}
          data-autofocus
        >
          {main.label}
        </Button>
      )}
    </ActionOrder>
  )
}

export function UnsavedQuestion({ isOpen, isPending, onLogOut, onClose }: UnsavedQuestionProps) {
  const { t } = useTranslation(['drafts', 'common-menu'])
  const asked = useUnsavedLogout(onLogOut, isPending)
  const { unsaved, files, count, canSave, progress, isDownloaded, download } = asked
  const isSaving = progress === 'saving'
  const isBusy = isSaving || isPending
  const sorts = draftTypes.filter((sort) => unsaved.some((one) => one.sort === sort))
  const isSaved = count === 0
  const downloadLabel = t(files.length > 0 ? 'downloadFiles' : 'download')
  const save = { label: t('save'), isPending: isSaving, onPress: () => void asked.saveAndLogOut() }
  const keep = { label: downloadLabel, isPending: false, onPress: download }
  const main = isSaved ? undefined : canSave ? save : isDownloaded ? undefined : keep
  const actions = { isSaved, isSaving, isPending, main, onLogOut, onClose }
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('common-menu:logout.title')}
      description={isSaved ? t('saved') : `${t('unsaved', { count })} ${t('lost')}`}
      size="medium"
      role="alertdialog"
      isDismissible={!isBusy}
      actions={<Actions {...actions} />}
    >
      {progress === 'left' && !isSaved && <Notice tone="error">{t('left', { count })}</Notice>}
      {!canSave && !isSaved && <Notice>{t('unfinished')}</Notice>}
      {!isSaved && (
        <div className="flex flex-wrap items-center justify-between gap-2 pt-2">
          <ul className="list-disc ps-4">
            {sorts.map((sort) => (
              <li key={sort}>{t(`kind.${sort}`)}</li>
            ))}
          </ul>
          {main !== keep && (
            <Button icon={<Download size={16} aria-hidden />} onClick={download} disabled={isBusy}>
              {downloadLabel}
            </Button>
          )}
        </div>
      )}
      <p role="status" className="text-13 text-muted">
        {isDownloaded && t(files.length > 0 ? 'downloadedFiles' : 'downloaded')}
      </p>
    </Modal>
  )
}
