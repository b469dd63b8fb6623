import { Gauge, Users } from 'lucide-react'
import { useCallback } from 'react'
import type { Translation } from '#src/contract/block.ts'
import { DUB_SPEED_MAX } from '#src/contract/limits.ts'
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
import { SilenceMenu } from '#src/features/selection/silence-menu.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'
import { renewalPrice } from '#src/rules/dubbing.ts'
import type { MenuEntry } from '#src/ui/dropdown-menu-entries.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import { changeTranslation, refetchMix } from '../dub/dub-commands.ts'
import { dubDefaultsOf } from '../dub/dub-defaults.ts'
import { dubOf } from '../dub/dub-segment.ts'
import { staleSegments } from '../dub/fit.ts'
import { useOpenDub } from '../dub/open-dub.ts'
import { leaveSilenceAfter } from '../dub/silence-after.ts'
import { changeSpeaker } from '../dub/speaker-commands.ts'
import type { DubRun } from '../dub/use-dub-run.ts'
import { useFilmLength, useTools } from './selection-tools.ts'
import { useAddSpeaker } from './use-add-speaker.ts'
import type { OpenModal } from './workspace-modals.tsx'

interface CommandProps {
  keys: readonly string[]
}

function Speakers({ keys }: CommandProps) {
  const { t } = useTranslation('segments-lazy')
  const editor = useEditor()
  const { speakers } = dubDefaultsOf(useProjectDefaults())
  const entries = useSpeakerEntries(
    speakers,
    (id) => keys.every((key) => dubOf(editor.store.getBlock(key))?.speakerId === id),
    (id) => editor.run(changeSpeaker(editor.store.getState(), keys, id)),
  )
  const more = useAddSpeaker(keys)
  return <SelectionMenu label={t('segment.who')} icon={Users} entries={[...entries, ...more]} />
}

/** How the translations of the selected segments are spoken, in the language that is shown. */
function Manner({ keys, language }: CommandProps & { language: number }) {
  const { t } = useTranslation(['dubbing-lazy', 'dubbing'])
  const { number } = useFormat()
  const editor = useEditor()
  const spoken = useCallback(
    ({ blocks }: EditorState) => keys.flatMap((key) => dubOf(blocks.get(key))?.translations[language] ?? []),
    [keys, language],
  )
  const translations = useSettled(spoken)
  const isOpen = isEditable(useSummary())
  if (translations.length === 0 || !isOpen) return null
  const choiceOf = <Name extends 'speed' | 'may_run_over'>(
    name: Name,
    value: Translation[Name],
    label: string,
  ): MenuEntry => ({
    kind: 'choice',
    id: `${name} ${value}`,
    label,
    isChosen: translations.every((translation) => translation[name] === value),
    onSelect() {
      const blocks = keys.flatMap((key) => editor.store.getBlock(key) ?? [])
      const edits = blocks.flatMap((block) => changeTranslation(block, language, { [name]: value }).edits)
      if (editor.run({ edits })) refetchMix(editor)
    },
  })
  const entries: MenuEntry[] = [
    { kind: 'heading', id: 'speed', label: t('slot.label') },
    choiceOf('speed', 1, t('slot.usual')),
    choiceOf('speed', DUB_SPEED_MAX, t('dubbing-lazy:slot.faster', { speed: number(DUB_SPEED_MAX, 1) })),
    { kind: 'separator', id: 'end' },
    choiceOf('may_run_over', false, t('slot.cut')),
    choiceOf('may_run_over', true, t('dubbing-lazy:slot.runOver')),
  ]
  return <SelectionMenu label={t('slot.label')} icon={Gauge} entries={entries} />
}

/** Speaks the selected segments again that have changed, in the finished languages. */
function RenewSpeech({ keys, run }: CommandProps & { run: DubRun }) {
  const { t } = useTranslation('dubbing')
  const { money } = useFormat()
  const { languages } = run
  const countStale = useCallback(
    (state: EditorState) => staleSegments(state, languages, new Set(keys)),
    [keys, languages],
  )
  const stale = useSettled(countStale)
  const isOpen = isEditable(useSummary())
  if (stale.keys.length === 0 || !isOpen) return null
  const price = run.service && renewalPrice(stale.seconds, run.service)
  const label = t('renew', { count: stale.keys.length, price: money(price) })
  return <SelectionStart run={run} keys={stale.keys} price={price} label={label} />
}

/** Silence after each of the selected segments, heard in the film. */
function Silence({ keys }: CommandProps) {
  const { t } = useTranslation('dubbing-lazy')
  const editor = useEditor()
  const duration = useFilmLength()
  if (duration === undefined) return null
  function leave(seconds: number) {
    const command = leaveSilenceAfter(editor.store.getState(), new Set(keys), seconds, duration ?? 0)
    if (!command) notifications.toast(t('several.noSilenceRoom'), 'error')
    else if (command.edits.length === 0) notifications.toast(t('several.isSilent'))
    else if (editor.run(command)) refetchMix(editor)
  }
  return <SilenceMenu heading={t('several.silence')} onChoose={leave} />
}

interface SelectionCommandsProps {
  run: DubRun
  onOpen: (modal: OpenModal) => void
}

/** Commands for selected segments of a dub. Copies the translation that is shown. */
export function SelectionCommands({ run, onOpen }: SelectionCommandsProps) {
  const keys = useSelectedKeys()
  const { speakers } = dubDefaultsOf(useProjectDefaults())
  const language = String(useSignal(useOpenDub().language))
  const textOf = ({ text, own }: EditorBlock) => own?.textOf?.(language) ?? text
  return (
    <SelectionBar keys={keys} tools={useTools(keys, onOpen)} textOf={textWithSpeaker(speakers, textOf)}>
      <RenewSpeech keys={keys} run={run} />
      <Manner keys={keys} language={Number(language)} />
      <Silence keys={keys} />
      <Speakers keys={keys} />
    </SelectionBar>
  )
}
