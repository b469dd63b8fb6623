import { BookOpen } from 'lucide-react'
import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSummary } from '#src/features/editor/editor-context.ts'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import { Button } from '#src/ui/button.tsx'
import { LatePart } from '#src/ui/late-part.tsx'

const DetailsModal = lazy(async () => ({
  default: (await import('../modals/details-modal.tsx')).DetailsModal,
}))

/** What the book is beside its text: author, narrator, cover, credits. */
export function BookTools() {
  const { t } = useTranslation('audio-book')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        icon={<BookOpen size={16} aria-hidden />}
        aria-haspopup="dialog"
        disabled={!isEditable(useSummary())}
        onClick={() => setIsOpen(true)}
      >
        {t('details.open')}
      </Button>
      {isOpen && (
        <LatePart>
          <DetailsModal onClose={() => setIsOpen(false)} />
        </LatePart>
      )}
    </>
  )
}
