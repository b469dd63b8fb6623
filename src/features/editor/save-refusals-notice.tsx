import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { RefusedPart } from './core/sync/autosave.ts'
import { useEditor } from './editor-context.ts'

interface SaveRefusalsNoticeProps {
  refused: readonly RefusedPart[]
}

/** Changes that the server refused when saving, with the reasons. */
export function SaveRefusalsNotice({ refused }: SaveRefusalsNoticeProps) {
  const { t } = useTranslation('editor-saving')
  const { autosave } = useEditor()
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
