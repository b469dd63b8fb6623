import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button.tsx'
import { useSignal } from '#src/ui/use-signal.ts'
import { useTravel } from '../blocks/use-block-work.ts'
import { useEditor } from '../editor-context.ts'

/** After a removal: what happened, and the way back. */
export function UndoOffer() {
  const { t } = useTranslation('editor')
  const { undoOffer } = useEditor()
  const text = useSignal(undoOffer)
  const { undo } = useTravel()
  return (
    <div
      role="status"
      style={{ bottom: 'calc(var(--player-height, 0px) + 5rem)' }}
      className="pointer-events-none sticky z-20 flex justify-center"
    >
      {text !== undefined && (
        <div className="float pointer-events-auto flex items-center gap-3 rounded-md bg-ink py-1 pr-1 pl-3 text-paper">
          {text}
          <Button
            size="small"
            onClick={() => {
              undo()
              undoOffer.set(undefined)
            }}
          >
            {t('undo')}
          </Button>
        </div>
      )}
    </div>
  )
}
