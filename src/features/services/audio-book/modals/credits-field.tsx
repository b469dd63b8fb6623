import { useEditor } from '#src/features/editor/editor-context.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { useSignal } from '#src/ui/use-signal.ts'

export function CreditsField({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('audio-book')
  const editor = useEditor()
  const { book } = useSignal(editor.body)
  if (!book) return null
  const { opening, closing } = book.credits
  function add() {
    const last = editor.store.getOrder().at(-1) ?? null
    editor.addChapter(last, t('credits.closing'))
    editor.insertTexts({ after: editor.store.getOrder().at(-1) ?? null }, [{ text: closing }])
    editor.addChapter(null, t('credits.opening'))
    editor.insertTexts({ after: editor.store.getOrder()[0] ?? null }, [{ text: opening }])
    onDone()
  }
  return (
    <div className="flex flex-col gap-2">
      <p className="font-strong">{t('credits.title')}</p>
      <p className="text-13 text-muted">{opening}</p>
      <p className="text-13 text-muted">{closing}</p>
      <div>
        <Button size="small" onClick={add}>
          {t('credits.add')}
        </Button>
      </div>
    </div>
  )
}
