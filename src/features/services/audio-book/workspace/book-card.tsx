import { useState } from 'react'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import { useEditor, useSummary } from '#src/features/editor/editor-context.ts'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { useSignal } from '#src/ui/use-signal.ts'
import { Cover } from '../form/cover.tsx'

const BookDetailsModal = lazyPartsWith(['audio-book-form', 'audio-book-lazy', 'profile'])(
  'BookDetailsModal',
  () => import('../modals/book-details-modal.tsx'),
)
const CastModal = lazyPartsWith(['audio-book-lazy', 'voices'])(
  'CastModal',
  () => import('../modals/cast-modal.tsx'),
)

export function BookCard() {
  const { t } = useTranslation('audio-book')
  const { book } = useSignal(useEditor().body)
  const isReadOnly = !isEditable(useSummary())
  const [modal, setModal] = useState<'details' | 'cast'>()
  const close = () => setModal(undefined)
  return (
    <div className="flex items-center gap-3">
      <Cover url={book?.cover_url ?? undefined} alt={t('cover')} />
      <div className="flex min-w-0 flex-col items-start gap-1 text-14">
        {book?.author && (
          <span className="wrap-long" dir="auto">
            {book.author}
          </span>
        )}
        {book?.narrator && (
          <span className="wrap-long text-13 text-muted" dir="auto">
            {t('details.readBy', { name: book.narrator })}
          </span>
        )}
        <div className="flex flex-wrap gap-1">
          {(['details', 'cast'] as const).map((name) => (
            <Button
              key={name}
              size="small"
              aria-haspopup="dialog"
              disabled={isReadOnly}
              onClick={() => setModal(name)}
            >
              {t(`${name}.open`)}
            </Button>
          ))}
        </div>
      </div>
      {modal && (
        <LazyBoundary onFailed={close}>
          {modal === 'details' ? <BookDetailsModal onClose={close} /> : <CastModal onClose={close} />}
        </LazyBoundary>
      )}
    </div>
  )
}
