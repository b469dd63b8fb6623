import { useEffect } from 'react'
import { useEditor, useSummary } from '#src/features/editor/editor-context.ts'
import { isInProgress } from '#src/features/projects/project-statuses.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { fitPauses } from './fit-pauses.ts'
import { awaitsFit, setAwaitsFit } from './subtitles-name.ts'
import { useFit } from './use-fit.ts'
import { useSavedSubtitles } from './use-saved-subtitles.ts'

/**
 * Fits the pauses to the subtitles when a run has ended, even if the page was closed meanwhile, and says how many
 * blocks are too long for their time.
 */
export function SubtitleTimes({ onShow }: { onShow: () => void }) {
  const { t } = useTranslation('subtitles')
  const editor = useEditor()
  const kept = useSavedSubtitles()
  const { times, tooLong } = useFit(kept)
  const isRunning = isInProgress(useSummary())
  useEffect(() => {
    if (!kept) return
    if (isRunning) return setAwaitsFit(editor, true)
    if (!awaitsFit(editor)) return
    setAwaitsFit(editor, false)
    if (editor.run(fitPauses(editor.store.getState(), times))) editor.offerUndo(t('fitted'))
  }, [isRunning, editor, kept, times, t])
  if (tooLong.length === 0 || isRunning) return null
  return (
    <Notice
      tone="warn"
      action={
        <Button size="small" aria-haspopup="dialog" onClick={onShow}>
          {t('show')}
        </Button>
      }
    >
      {t('tooLong', { count: tooLong.length })}
    </Notice>
  )
}
