import { useEditor, useSummary, useTextLanguage } from '#src/features/editor/editor-context.ts'
import { hasOpenBlocks } from '#src/features/projects/project-statuses.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatDuration } from '#src/lib/format-length.ts'
import { Button } from '#src/ui/button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { fitPauses, type TooLong } from './fit-pauses.ts'
import { SavedSubtitleFile } from './saved-subtitle-file.tsx'
import { useFit } from './use-fit.ts'
import { useSavedSubtitles } from './use-saved-subtitles.ts'

/** Blocks listed at once; after these are shortened, the next ones show. */
const MAX_LISTED = 100

interface TooLongBlocksProps {
  blocks: readonly TooLong[]
  onOpen: (key: string) => void
}

function TooLongBlocks({ blocks, onOpen }: TooLongBlocksProps) {
  const { t } = useTranslation('subtitles')
  const { number } = useFormat()
  const { store } = useEditor()
  const language = useTextLanguage()()
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-strong">{t('tooLong', { count: blocks.length })}</h3>
      <p className="text-14 text-muted">{t('shorten')}</p>
      <ul>
        {blocks.slice(0, MAX_LISTED).map(({ key, start, over }) => (
          <li key={key} className="border-b border-line">
            <button
              type="button"
              className="flex min-h-10 w-full items-baseline gap-3 py-2 text-left hover:bg-sunken"
              onClick={() => onOpen(key)}
            >
              <span className="tabular shrink-0 text-muted">{formatDuration(start)}</span>
              <span dir="auto" lang={language} className="min-w-0 flex-1 truncate">
                {store.getBlock(key)?.text}
              </span>
              <span className="tabular shrink-0 text-warn">{t('over', { seconds: number(over, 1) })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Lists the spoken blocks that are longer than their subtitle, and fits the silence between blocks. */
export function SubtitleTimesModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('subtitles')
  const editor = useEditor()
  const kept = useSavedSubtitles()
  const { times, edits, tooLong } = useFit(kept)
  const isOpen = hasOpenBlocks(useSummary())
  const canFit = edits.length > 0 && isOpen
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('title')}
      size="medium"
      actions={
        canFit && (
          <Button
            variant="primary"
            onClick={() => {
              onClose()
              if (editor.run(fitPauses(editor.store.getState(), times))) editor.offerUndo(t('fitted'))
            }}
          >
            {t('fit')}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-6 pb-2">
        {kept && <SavedSubtitleFile kept={kept} />}
        {kept && tooLong.length === 0 && <p className="text-14 text-muted">{t('fits')}</p>}
        {tooLong.length > 0 && (
          <TooLongBlocks
            blocks={tooLong}
            onOpen={(key) => {
              onClose()
              // The closing modal returns the focus to its button first.
              requestAnimationFrame(() => editor.focus.set({ key, caret: 0 }))
            }}
          />
        )}
      </div>
    </Modal>
  )
}
