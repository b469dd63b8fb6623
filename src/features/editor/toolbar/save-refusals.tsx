import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useEditor, useSaveState } from '../editor-context.ts'

/** What the server would not take, its reasons, and one more try. It stays while everything else is being saved. */
export function SaveRefusals() {
  const { t } = useTranslation('editor')
  const { autosave } = useEditor()
  const { refused } = useSaveState()
  if (refused.length === 0) return null
  return (
    <div className="w-full">
      <Notice
        tone="error"
        title={t('save.refused.title')}
        action={
          <Button size="small" onClick={() => void autosave.retry()}>
            {t('save.refused.retry')}
          </Button>
        }
      >
        {refused.map(({ kind, message }) => (
          <p key={kind}>
            {t(`save.refused.${kind}`)} {message}
          </p>
        ))}
      </Notice>
    </div>
  )
}
