import {
  Captions,
  CircleHelp,
  ClipboardCopy,
  ClipboardPaste,
  ClipboardX,
  Eraser,
  ListChecks,
  ListTree,
  TextQuote,
  Users,
} from 'lucide-react'
import { useRef } from 'react'
import { useTrackStatus } from '#src/audio/use-player.ts'
import {
  blocksOf,
  useEditor,
  useOrder,
  useProjectDefaults,
  useSettled,
  useSummary,
} from '#src/features/editor/editor-context.ts'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import { textWithSpeaker } from '#src/features/segments/segment-texts.ts'
import { SegmentToolbar } from '#src/features/segments/segment-toolbar.tsx'
import { copyTexts } from '#src/features/selection/copy-texts.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { CountButton } from '#src/ui/count-button.tsx'
import type { Tool } from '#src/ui/tool-buttons.tsx'
import { useOpenTranscript } from '../transcript/open-transcript.ts'
import { sourceTrackId, toggleSource, useFollowing } from '../transcript/source-playback.ts'
import { chaptersOf, speakersOf } from '../transcript/transcript-defaults.ts'
import { countDoubtful, nextDoubtful } from './doubtful-words.ts'

interface TranscriptToolbarProps {
  onFind: () => void
  onOpen: (
    modal:
      | 'speakers'
      | 'fillers'
      | 'shortcuts'
      | 'subtitles'
      | 'text'
      | 'corrections'
      | 'chapters'
      | 'summary',
  ) => void
}

function Doubtful() {
  const { t } = useTranslation('speech-to-text')
  const { number } = useFormat()
  const { editor } = useOpenTranscript()
  const count = useSettled(countDoubtful)
  const last = useRef<{ readonly key: string; readonly caret: number }>(undefined)
  function go() {
    const key = editor.active.get()
    const field = document.activeElement
    // A keyboard user has left the text to reach the button, so the search continues from the word shown last.
    const shown = last.current && last.current.key === key ? last.current.caret : -1
    const caret = field instanceof HTMLTextAreaElement ? field.selectionStart : shown
    const next = nextDoubtful(editor.store.getState(), key === undefined ? undefined : { key, caret })
    if (!next) return
    last.current = { key: next.key, caret: next.range.start }
    editor.focus.set({ ...last.current, end: next.range.end })
  }
  if (count === 0) return null
  return (
    <CountButton
      icon={CircleHelp}
      label={t('toolbar.doubtful', { count })}
      count={number(count)}
      onClick={go}
    />
  )
}

/** Tools that replace words of the whole transcript. */
function useWordTools({ onOpen }: Pick<TranscriptToolbarProps, 'onOpen'>): Tool[] {
  const { t } = useTranslation('speech-to-text')
  const isEmpty = useOrder().length === 0
  const isReadOnly = !isEditable(useSummary())
  return [
    {
      id: 'fillers',
      label: t('fillers.title'),
      name: t('fillers.title'),
      icon: Eraser,
      isDisabled: isEmpty || isReadOnly,
      onSelect: () => onOpen('fillers'),
      onPhones: 'menu',
    },
    {
      id: 'subtitles',
      label: t('subtitles.title'),
      name: t('subtitles.title'),
      icon: Captions,
      isDisabled: isEmpty,
      onSelect: () => onOpen('subtitles'),
      onPhones: 'menu',
    },
    {
      id: 'text',
      label: t('toolbar.pasteText'),
      icon: ClipboardPaste,
      isDisabled: isEmpty || isReadOnly,
      isRare: true,
      onSelect: () => onOpen('text'),
      onPhones: 'menu',
    },
    {
      id: 'corrections',
      label: t('toolbar.corrections'),
      icon: ListChecks,
      isDisabled: isEmpty,
      isRare: true,
      onSelect: () => onOpen('corrections'),
      onPhones: 'menu',
    },
  ]
}

/** Tools that copy the whole transcript. */
function useCopyTools(): Tool[] {
  const { t } = useTranslation('speech-to-text')
  const editor = useEditor()
  const { store } = editor
  const speakers = speakersOf(useProjectDefaults())
  const isEmpty = useOrder().length === 0
  return [
    {
      id: 'copy',
      label: t('toolbar.copyAll'),
      icon: ClipboardCopy,
      isDisabled: isEmpty,
      onSelect: () => void copyTexts(blocksOf(store.getState()).map(textWithSpeaker(speakers))),
      onPhones: 'menu',
    },
    {
      id: 'copyStruck',
      label: t('toolbar.copyStruck'),
      icon: ClipboardX,
      isDisabled: isEmpty,
      isRare: true,
      onSelect: () =>
        void copyTexts(import('../transcript/struck-copy.ts').then(({ struckCopy }) => struckCopy(editor))),
      onPhones: 'menu',
    },
  ]
}

function useTools({ onOpen }: TranscriptToolbarProps): Tool[] {
  const { t } = useTranslation('speech-to-text')
  const defaults = useProjectDefaults()
  const isEmpty = useOrder().length === 0
  const isReadOnly = !isEditable(useSummary())
  const chapters: Tool = {
    id: 'chapters',
    label: t('toolbar.chapters'),
    icon: ListTree,
    isDisabled: isEmpty || isReadOnly,
    isRare: true,
    onSelect: () => onOpen('chapters'),
    onPhones: 'menu',
  }
  return [
    {
      id: 'speakers',
      label: t('toolbar.speakers'),
      name: t('toolbar.speakers'),
      icon: Users,
      onSelect: () => onOpen('speakers'),
      onPhones: 'row',
    },
    ...useWordTools({ onOpen }),
    ...(chaptersOf(defaults) ? [chapters] : []),
    {
      id: 'summary',
      label: t('toolbar.summary'),
      icon: TextQuote,
      isDisabled: isEmpty,
      isRare: true,
      onSelect: () => onOpen('summary'),
      onPhones: 'menu',
    },
    ...useCopyTools(),
  ]
}

export function TranscriptToolbar(props: TranscriptToolbarProps) {
  const { t } = useTranslation(['speech-to-text', 'player'])
  const transcript = useOpenTranscript()
  const playback = {
    status: useTrackStatus(sourceTrackId(transcript.editor)),
    playLabel: t('toolbar.play'),
    pauseLabel: t('player:pause'),
    onToggle: () => toggleSource(transcript),
  }
  return (
    <SegmentToolbar
      label={t('toolbar.label')}
      playback={playback}
      following={useFollowing()}
      marks={<Doubtful />}
      tools={useTools(props)}
      onFind={props.onFind}
      onShortcuts={() => props.onOpen('shortcuts')}
    />
  )
}
