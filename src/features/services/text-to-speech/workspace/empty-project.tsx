import { useEffect, useRef } from 'react'
import { useEditor } from '#src/features/editor/editor-context.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { isFocusLost } from '#src/lib/is-focus-lost.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

export function EmptyProject({ onPaste }: { onPaste: () => void }) {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const start = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Runs after the last block was removed, which had the focus.
    if (editor.active.get() === undefined) return
    const frame = requestAnimationFrame(() => {
      if (isFocusLost()) start.current?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [editor])
  return (
    <EmptyState
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button ref={start} variant="primary" onClick={() => editor.addBelow(null)}>
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
