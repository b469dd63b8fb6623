import { Check, CloudAlert, LoaderCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button.tsx'
import { useEditor, useSaveState } from '../editor-context.ts'

/** Whether the work is on the server. The words are there for everybody; the tries of a retry are not announced. */
export function SaveLabel() {
  const { t } = useTranslation('editor')
  const { autosave } = useEditor()
  const { status, isKept } = useSaveState()
  if (status.kind === 'failed') {
    // What was refused is announced where its reasons stand.
    const role = status.failure === 'refused' && isKept ? undefined : 'alert'
    return (
      <span role={role} className="inline-flex items-center gap-2 text-13 text-danger">
        <CloudAlert size={16} aria-hidden className="shrink-0" />
        {t(isKept ? `save.failed.${status.failure}` : 'save.notKept')}
        {status.failure !== 'refused' && (
          <Button size="small" variant="quiet" onClick={() => void autosave.save()}>
            {t('save.retry')}
          </Button>
        )}
      </span>
    )
  }
  const isSaved = status.kind === 'saved'
  const Icon = isSaved ? Check : LoaderCircle
  return (
    <span className="inline-flex items-center gap-1 text-13 text-muted">
      <Icon size={16} aria-hidden />
      <span role="status">
        {t(isSaved ? 'save.saved' : status.kind === 'saving' ? 'save.saving' : 'save.unsaved')}
      </span>
    </span>
  )
}
