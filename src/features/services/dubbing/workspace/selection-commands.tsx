import { Users } from 'lucide-react'
import { useCallback } from 'react'
import {
  type EditorBlock,
  type EditorState,
  useEditor,
  useProjectDefaults,
  useSettled,
  useSummary,
} from '#src/features/editor/editor-context.ts'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import { textWithSpeaker } from '#src/features/segments/segment-texts.ts'
import { useSpeakerEntries } from '#src/features/segments/speaker-entries.ts'
import { useSelectedKeys } from '#src/features/selection/block-selection.ts'
import { SelectionBar } from '#src/features/selection/selection-bar.tsx'
import { SelectionMenu } from '#src/features/selection/selection-menu.tsx'
import { SelectionStart } from '#src/features/selection/selection-start.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { renewalPrice } from '#src/rules/dubbing.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import { changeSpeaker } from '../dub/dub-commands.ts'
import { dubDefaultsOf } from '../dub/dub-defaults.ts'
import { dubOf } from '../dub/dub-segment.ts'
import { staleIn } from '../dub/fit.ts'
import { useOpenDub } from '../dub/open-dub.ts'
import type { DubRun } from '../dub/use-dub-run.ts'

interface CommandProps {
  keys: readonly string[]
}

function Speakers({ keys }: CommandProps) {
  const { t } = useTranslation('segments')
  const editor = useEditor()
  const { speakers } = dubDefaultsOf(useProjectDefaults())
  const entries = useSpeakerEntries(
    speakers,
    (id) => keys.every((key) => dubOf(editor.store.getBlock(key))?.speakerId === id),
    (id) => editor.run(changeSpeaker(editor.store.getState(), keys, id)),
  )
  return speakers.length > 1 && <SelectionMenu label={t('segment.who')} icon={Users} entries={entries} />
}

/** Speaks the selected segments again that have changed, in the finished languages. */
function Renew({ keys, run }: CommandProps & { run: DubRun }) {
  const { t } = useTranslation('dubbing')
  const { money } = useFormat()
  const { languages } = run
  const countStale = useCallback(
    (state: EditorState) => staleIn(state, languages, new Set(keys)),
    [keys, languages],
  )
  const stale = useSettled(countStale)
  const isOpen = isEditable(useSummary())
  if (stale.keys.length === 0 || !isOpen) return null
  const price = run.service && renewalPrice(stale.seconds, run.service)
  const label = t('renew', { count: stale.keys.length, price: money(price) })
  return <SelectionStart run={run} keys={stale.keys} price={price} label={label} />
}

/** Commands for selected segments of a dub. Copies the translation that is shown. */
export function SelectionCommands({ run }: { run: DubRun }) {
  const keys = useSelectedKeys()
  const { speakers } = dubDefaultsOf(useProjectDefaults())
  const language = String(useSignal(useOpenDub().language))
  const textOf = ({ text, own }: EditorBlock) => own?.textOf?.(language) ?? text
  return (
    <SelectionBar keys={keys} tools={[]} textOf={textWithSpeaker(speakers, textOf)}>
      <Renew keys={keys} run={run} />
      <Speakers keys={keys} />
    </SelectionBar>
  )
}
