import { useState } from 'react'
import { refusalsOf } from '#src/api/api-error.ts'
import { blocksOf, type EditorBlock, useEditor } from '#src/features/editor/editor-context.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { RefusalList } from '#src/ui/refusal-list.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { type CastNames, castBlocks, castOf, countAdded } from './cast-edits.ts'
import type { Cast } from './read-cast.ts'
import { SpeakersFound } from './speakers-found.tsx'
import { useAssignVoices, useVoicesOfCast } from './use-assign-voices.ts'
import { useCastOf } from './use-cast-of.ts'

/** A heading or silence ends a dialogue, but nobody speaks it. */
const castTextOf = ({ type, text, settings }: EditorBlock) =>
  type === 'text' ? { text, speaker: settings?.character } : { text: '' }

interface SpeakersModalProps {
  /** How many more blocks the project takes. */
  blocksLeft: number
  onClose: () => void
}

const emptyCast: Cast['speakers'] = []

function useProjectCast({ blocksLeft, onClose }: SpeakersModalProps) {
  const { t } = useTranslation('editor-modals')
  const editor = useEditor()
  const [blocks] = useState(() => blocksOf(editor.store.getState()).filter(editor.canChange))
  const [texts] = useState(() => blocks.map(castTextOf))
  const cast = useCastOf(texts)
  const { known, ofCast, choose } = useVoicesOfCast(cast?.speakers ?? emptyCast)
  const giving = useAssignVoices(onClose, () => editor.offerUndo(t('speakers.given')))
  const editsOf = (names: CastNames) => castBlocks(blocks, cast?.pieces ?? [], names)
  const added = countAdded(editsOf(castOf(ofCast, known)))
  return {
    cast,
    ofCast,
    choose,
    added,
    fits: added <= blocksLeft,
    isPending: giving.isPending,
    error: giving.error,
    give: () => giving.give({ voices: ofCast, known, commandOf: (names) => ({ edits: editsOf(names) }) }),
  }
}

/** Finds who speaks in the project's blocks, and gives each a voice. */
export function SpeakersModal(props: SpeakersModalProps) {
  const { blocksLeft, onClose } = props
  const { t } = useTranslation(['editor-modals', 'common'])
  const { cast, ofCast, choose, added, fits, isPending, error, give } = useProjectCast(props)
  const isFound = cast !== undefined && cast.speakers.length > 0
  return (
    <Modal
      isOpen
      onClose={onClose}
      isDismissible={!isPending}
      title={t('speakers.title')}
      description={isFound && t('speakers.lead')}
      size="medium"
      cancelLabel={t('common:actions.cancel')}
      actions={
        isFound && (
          <Button variant="primary" isPending={isPending} disabled={!fits} onClick={give}>
            {t('speakers.give')}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4 pb-2">
        {!cast && <Spinner size={20} label={t('speakers.reading')} />}
        {cast && !isFound && <p>{t('speakers.none')}</p>}
        {isFound && <SpeakersFound cast={cast} chosen={ofCast} onChoose={choose} />}
        {!fits && <Notice tone="error">{t('speakers.tooMany', { count: added, room: blocksLeft })}</Notice>}
        <RefusalList refusals={refusalsOf(error)} />
      </div>
    </Modal>
  )
}
