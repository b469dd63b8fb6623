import {
  blocksOf,
  type EditorState,
  useEditor,
  useSettled,
  useSummary,
} from '#src/features/editor/editor-context.ts'
import { declinableOffer } from '#src/features/projects/declinable-offer.ts'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import { hasAnySound } from '#src/features/speech/block-facts.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'

/** A quotation, or a dash or a name with a colon at the start of a line. */
const SPEECH = /“[^“”]+”|«[^«»]+»|„[^„“”]+[“”]|"[^"\n]+"|^\s*[—–―]|^\p{Lu}[^\n:]{0,39}:\s/mu
/** Blocks with speech that make a dialogue. */
const DIALOGUE_MIN = 3
/** Only the first blocks are examined, because books are long. */
const MAX_EXAMINED = 300

/** Whether people speak in a book that nobody has given a voice yet. */
function hasOpenDialogue(state: EditorState): boolean {
  const texts = blocksOf(state).filter(({ type }) => type === 'text')
  if (hasAnySound(state) || texts.some(({ settings }) => settings?.character !== undefined)) return false
  return texts.slice(0, MAX_EXAMINED).filter(({ text }) => SPEECH.test(text)).length >= DIALOGUE_MIN
}

const useDeclined = declinableOffer('cast')

/** Offers to find who speaks in a book with dialogue, before it is paid for in one voice. */
export function CastOffer({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('editor-modals')
  const { isDeclined, decline } = useDeclined(useEditor().projectId)
  const canEdit = isEditable(useSummary())
  const isDialogue = useSettled(hasOpenDialogue)
  if (!isDialogue || isDeclined || !canEdit) return null
  return (
    <Notice
      title={t('speakers.dialogue.title')}
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="small" variant="quiet" onClick={decline}>
            {t('speakers.dialogue.decline')}
          </Button>
          <Button size="small" aria-haspopup="dialog" onClick={onOpen}>
            {t('speakers.dialogue.find')}
          </Button>
        </span>
      }
    >
      {t('speakers.dialogue.text')}
    </Notice>
  )
}
