import { useTranslation } from 'react-i18next'
import { addBelow } from '#src/features/editor/document/block-commands.ts'
import { useEditor } from '#src/features/editor/editor-context.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

/** First use: one sentence and one action, with pasting beside it for those who come with a text. */
export function EmptyProject({ onPaste }: { onPaste: () => void }) {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  return (
    <EmptyState
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button variant="primary" onClick={() => editor.run(addBelow(editor.store.getState(), null))}>
            {t('empty.write')}
          </Button>
          <Button onClick={onPaste}>{t('empty.paste')}</Button>
        </div>
      }
    >
      {t('empty.text')}
    </EmptyState>
  )
}
