import { ArrowDown, ArrowUp, AudioWaveform, CopyPlus } from 'lucide-react'
import { useDuplicateAll } from '#src/features/editor/block-mutations.ts'
import { useEditor, useSummary } from '#src/features/editor/editor-context.ts'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatLength } from '#src/lib/format-length.ts'
import { notifications } from '#src/lib/notifications.ts'
import type { Tool } from '#src/ui/tool-buttons.tsx'
import { useSignal } from '#src/ui/use-signal.ts'
import { refetchMix } from '../dub/dub-commands.ts'
import { dubOf } from '../dub/dub-segment.ts'
import { freePlace, spanOf } from '../dub/free-place.ts'
import { moveTogether } from '../dub/move-together.ts'
import { playheadOf, useOpenDub } from '../dub/open-dub.ts'
import type { OpenModal } from './workspace-modals.tsx'

/** Step by which segments are moved together, in seconds. */
const STEP_S = 0.1

/** Length of the film, in seconds; undefined if its segments cannot change. */
export function useFilmLength() {
  const { duration } = useSignal(useEditor().body).dubbing?.source ?? {}
  return isEditable(useSummary()) ? duration : undefined
}

/** Moves the selected segments in the film, together. */
function useMoving(keys: readonly string[], duration: number): Tool[] {
  const { t } = useTranslation('dubbing-lazy')
  const { number } = useFormat()
  const editor = useEditor()
  const moveBy = (by: number) => () => {
    if (editor.run(moveTogether(editor.store.getState(), keys, by, duration))) refetchMix(editor)
  }
  const seconds = number(STEP_S, 1)
  return [
    {
      id: 'earlier',
      label: t('earlier', { seconds }),
      icon: ArrowUp,
      onSelect: moveBy(-STEP_S),
      onPhones: 'menu',
    },
    {
      id: 'later',
      label: t('later', { seconds }),
      icon: ArrowDown,
      onSelect: moveBy(STEP_S),
      onPhones: 'menu',
    },
  ]
}

/** Copies the selected segments, with their sounds, to the next time in the film that is free for all of them. */
function useCopying(keys: readonly string[], duration: number): Tool {
  const { t } = useTranslation(['dubbing-lazy', 'editor-modals'])
  const dub = useOpenDub()
  const { editor } = dub
  const duplicate = useDuplicateAll()
  function copy() {
    const state = editor.store.getState()
    const span = spanOf(keys.flatMap((key) => dubOf(state.blocks.get(key)) ?? []))
    const at = freePlace(state, playheadOf(dub), span.length, duration)
    if (at === undefined) {
      const length = formatLength(span.length)
      return notifications.toast(t('several.noRoom', { length }), 'error')
    }
    const by = at - span.start
    duplicate.mutate(
      { keys, place: (after, copies) => moveTogether(after, [...copies], by, duration) },
      { onSuccess: () => refetchMix(editor) },
    )
  }
  return {
    id: 'duplicate',
    label: t('editor-modals:menu.duplicate'),
    icon: CopyPlus,
    isDisabled: duplicate.isPending,
    onSelect: copy,
    onPhones: 'menu',
  }
}

/** Tools for selected segments; none while the dub cannot change. */
export function useTools(keys: readonly string[], onOpen: (modal: OpenModal) => void): Tool[] {
  const { t } = useTranslation('editor')
  const duration = useFilmLength()
  const moving = useMoving(keys, duration ?? 0)
  const copying = useCopying(keys, duration ?? 0)
  if (duration === undefined) return []
  const voice: Tool = {
    id: 'voice',
    label: t('voice.choose'),
    icon: AudioWaveform,
    onSelect: () => onOpen({ voiceOf: keys }),
    onPhones: 'menu',
  }
  return [voice, ...moving, copying]
}
