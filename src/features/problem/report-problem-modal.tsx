import { Download } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'
import { saveFile } from '#src/lib/save-file.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { makeCase } from './make-case.ts'

interface ReportProblemModalProps {
  /** The error that broke the page. */
  error?: unknown
  /** Called once the file is saved; by default a toast says so. */
  onSaved?: () => void
  onClose: () => void
}

function Contents({ error }: Pick<ReportProblemModalProps, 'error'>) {
  const { t } = useTranslation('problem')
  return (
    <>
      <div>
        <p>{t('contains')}</p>
        <ul className="list-disc ps-5">
          {([...(error === undefined ? [] : (['error'] as const)), 'calls', 'page'] as const).map((each) => (
            <li key={each}>{t(`items.${each}`)}</li>
          ))}
        </ul>
      </div>
      <p className="text-14 text-muted">{t('never')}</p>
    </>
  )
}

/** Saves the last calls of the page as a file that support opens in the sandbox. */
export function ReportProblemModal({ error, onSaved, onClose }: ReportProblemModalProps) {
  const { t } = useTranslation(['problem', 'common'])
  const [isMasked, setIsMasked] = useState(true)
  const [state, setState] = useState<'ready' | 'saving' | 'failed'>('ready')
  async function save(event: FormEvent) {
    event.preventDefault()
    setState('saving')
    try {
      const made = await makeCase(isMasked, error)
      const name = `avaz-${made.at.slice(0, 16).replace(/\D/g, '')}.json`
      saveFile(name, new Blob([JSON.stringify(made, null, 1)], { type: 'application/json' }))
      if (onSaved) onSaved()
      else notifications.toast(t('saved'), 'success')
      onClose()
    } catch {
      setState('failed')
    }
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('title')}
      description={t('lead')}
      cancelLabel={t('common:actions.cancel')}
      onSubmit={save}
      actions={
        <Button
          type="submit"
          variant="primary"
          icon={<Download size={16} aria-hidden />}
          isPending={state === 'saving'}
          pendingLabel={t('saving')}
        >
          {t('save')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4 pb-2">
        <Contents error={error} />
        <Checkbox
          label={t('mask')}
          hint={t('maskHint')}
          checked={isMasked}
          onChange={({ target }) => setIsMasked(target.checked)}
        />
        {state === 'failed' && <Notice tone="error">{t('failed')}</Notice>}
      </div>
    </Modal>
  )
}
