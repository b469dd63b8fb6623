import { ArrowDown, ArrowUp, AudioWaveform, CopyPlus, SlidersHorizontal, Users } from 'lucide-react'
import { useCallback } from 'react'
import { useDuplicateAll } from '#src/features/editor/block-mutations.ts'
import { type EditorState, useEditor, useSettled, useSummary } from '#src/features/editor/editor-context.ts'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import type { Run } from '#src/features/runs/use-run.ts'
import { useSelectedKeys } from '#src/features/selection/block-selection.ts'
import { SelectionBar } from '#src/features/selection/selection-bar.tsx'
import { SelectionMenu } from '#src/features/selection/selection-menu.tsx'
import { SelectionStart } from '#src/features/selection/selection-start.tsx'
import { SilenceMenu } from '#src/features/selection/silence-menu.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import type { Tool } from '#src/ui/tool-buttons.tsx'
import { useBlockActions } from './block-actions.ts'
import { selectedRun, setSilenceAfter, textsAt } from './selected-blocks.ts'
import type { Tariff } from './use-quote.ts'
import type { OpenModal } from './workspace-modals.tsx'

interface SelectionCommandsProps {
  tariff: Tariff
  run: Run
  onOpen: (modal: OpenModal) => void
}

interface CommandProps extends SelectionCommandsProps {
  keys: readonly string[]
}

function Generate({ keys, tariff, run }: CommandProps) {
  const { t } = useTranslation('editor')
  const { money } = useFormat()
  const summary = useSummary()
  const { service, multipliers } = tariff
  const count = useCallback(
    (state: EditorState) => selectedRun(state, keys, { service, multipliers }),
    [keys, service, multipliers],
  )
  const { keys: spoken, price } = useSettled(count)
  if (spoken.length === 0 || !isEditable(summary)) return null
  const label = t('generate.blocks', { count: spoken.length, price: money(price) })
  return <SelectionStart run={run} keys={spoken} price={price} label={label} />
}

function Silence({ keys }: Pick<CommandProps, 'keys'>) {
  const { t } = useTranslation('selection')
  const editor = useEditor()
  const set = (seconds: number | undefined) =>
    editor.run(setSilenceAfter(editor.store.getState(), new Set(keys), seconds))
  const none = { id: 'none', label: t('noSilence'), onSelect: () => set(undefined) }
  return <SilenceMenu onChoose={set} more={[none]} />
}

function Speaker({ keys }: Pick<CommandProps, 'keys'>) {
  const { t } = useTranslation('segments-lazy')
  const { store, canChange } = useEditor()
  const entries = useBlockActions().entriesOf(textsAt(store.getState(), keys).filter(canChange))
  return entries.length > 0 && <SelectionMenu label={t('segment.who')} icon={Users} entries={entries} />
}

function useTools({ keys, onOpen }: CommandProps): Tool[] {
  const { t } = useTranslation(['editor', 'editor-modals', 'selection'])
  const editor = useEditor()
  const duplicate = useDuplicateAll()
  const isTextless = textsAt(editor.store.getState(), keys).length === 0
  const move = (step: -1 | 1) => () => editor.moveAllBy(new Set(keys), step)
  return [
    {
      id: 'voice',
      label: t('voice.choose'),
      icon: AudioWaveform,
      isDisabled: isTextless,
      onSelect: () => onOpen({ kind: 'voice', target: { keys } }),
      onPhones: 'menu',
    },
    {
      id: 'manner',
      label: t('selection:manner'),
      icon: SlidersHorizontal,
      isDisabled: isTextless,
      onSelect: () => onOpen({ kind: 'manner', keys }),
      onPhones: 'menu',
    },
    { id: 'up', label: t('editor-modals:menu.up'), icon: ArrowUp, onSelect: move(-1), onPhones: 'menu' },
    { id: 'down', label: t('editor-modals:menu.down'), icon: ArrowDown, onSelect: move(1), onPhones: 'menu' },
    {
      id: 'duplicate',
      label: t('editor-modals:menu.duplicate'),
      icon: CopyPlus,
      isDisabled: duplicate.isPending,
      onSelect: () => duplicate.mutate({ keys }),
      onPhones: 'menu',
    },
  ]
}

/** Commands for selected blocks that are spoken. */
export function SelectionCommands(props: SelectionCommandsProps) {
  const keys = useSelectedKeys()
  const tools = useTools({ ...props, keys })
  return (
    <SelectionBar keys={keys} tools={tools} textOf={({ text }) => text}>
      <Generate {...props} keys={keys} />
      <Silence keys={keys} />
      <Speaker keys={keys} />
    </SelectionBar>
  )
}
