import { useCallback } from 'react'
import { useCorrections } from '#src/features/corrections/corrections.ts'
import {
  type EditorState,
  useEditor,
  useSettled,
  useSummary,
  useTextLanguage,
} from '#src/features/editor/editor-context.ts'
import { declinableOffer } from '#src/features/projects/declinable-offer.ts'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { passToPage } from '#src/ui/pass-focus.ts'
import { correctedPlaces } from '../transcript/corrected-places.ts'

const useDeclined = declinableOffer('corrections')

/** Offers to apply the customer's corrections to a transcript that has places of them. */
export function CorrectionsOffer({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('speech-to-text-corrections')
  const { projectId } = useEditor()
  const { list } = useCorrections()
  const language = useTextLanguage()()
  const { isDeclined, decline } = useDeclined(projectId)
  const canEdit = isEditable(useSummary())
  const count = useSettled(
    useCallback((state: EditorState) => correctedPlaces(state, list, language).length, [list, language]),
  )
  if (count === 0 || isDeclined || !canEdit) return null
  return (
    <Notice
      title={t('offer', { count })}
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="small" variant="quiet" onClick={passToPage(decline)}>
            {t('later')}
          </Button>
          <Button size="small" onClick={onOpen}>
            {t('look')}
          </Button>
        </span>
      }
    >
      {t('offerText')}
    </Notice>
  )
}
