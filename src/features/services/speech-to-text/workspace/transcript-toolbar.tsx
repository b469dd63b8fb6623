import { CircleHelp, Eraser, Keyboard, LocateFixed, Pause, Play, Search, Users } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SpeedMenu } from '#src/audio/speed-menu.tsx'
import { isOpen } from '#src/audio/track.ts'
import { usePlayer, useTrackStatus } from '#src/audio/use-player.ts'
import { useOrder, useSettled, useSummary } from '#src/features/editor/editor-context.ts'
import { useHistoryTools } from '#src/features/editor/editor-notices.tsx'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { Button } from '#src/ui/button.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { type Tool, ToolButtons } from '#src/ui/tool-buttons.tsx'
import { useSignal } from '#src/ui/use-signal.ts'
import { useOpenTranscript } from '../transcript/open-transcript.ts'
import { countDoubtful, nextDoubtful } from './doubtful-words.ts'
import { sourceTrackId, toggleSource } from './source-playback.ts'
import { useIsSourceLoaded } from './use-read-along.ts'

interface TranscriptToolbarProps {
  onFind: () => void
  onOpen: (modal: 'speakers' | 'fillers' | 'shortcuts') => void
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
    // Whoever comes back to the button by keyboard has left the text: the word shown last is where they were.
    const shown = last.current && last.current.key === key ? last.current.caret : -1
    const caret = field instanceof HTMLTextAreaElement ? field.selectionStart : shown
    const next = nextDoubtful(editor.store.getState(), key === undefined ? undefined : { key, caret })
    if (!next) return
    last.current = { key: next.key, caret: next.range.start }
    editor.focus.set({ ...last.current, end: next.range.end })
  }
  if (count === 0) return null
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<CircleHelp size={16} aria-hidden />}
      // The place in the text must not be lost by the press: the next word is looked for from there.
      onPointerDown={(event) => event.preventDefault()}
      onClick={go}
    >
      <span className="max-sm:sr-only">{t('toolbar.doubtful', { count, number: number(count) })}</span>
      {/* The same number once more is no text: whoever hears or copies the button has it already. */}
      <span
        aria-hidden="true"
        data-count={number(count)}
        className="tabular before:content-[attr(data-count)] sm:hidden"
      />
    </Button>
  )
}

function Follow() {
  const { t } = useTranslation('speech-to-text')
  const { follow } = useOpenTranscript()
  const isFollowing = useSignal(follow)
  const isLoaded = useIsSourceLoaded()
  if (!isLoaded || isFollowing) return null
  return (
    <Button size="small" icon={<LocateFixed size={16} aria-hidden />} onClick={() => follow.set(true)}>
      <span className="max-sm:sr-only">{t('toolbar.follow')}</span>
    </Button>
  )
}

function PlaySource() {
  const { t } = useTranslation('speech-to-text')
  const transcript = useOpenTranscript()
  const status = useTrackStatus(sourceTrackId(transcript.editor))
  const isOn = status === 'playing' || status === 'loading'
  return (
    <IconButton
      label={t(isOn ? 'toolbar.pause' : 'toolbar.play')}
      icon={isOn ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
      isLoading={status === 'loading'}
      onClick={() => toggleSource(transcript)}
    />
  )
}

function useTools({ onFind, onOpen }: TranscriptToolbarProps): Tool[] {
  const { t } = useTranslation(['speech-to-text', 'editor'])
  const isEmpty = useOrder().length === 0
  const isReadOnly = !isEditable(useSummary())
  return [
    {
      id: 'speakers',
      label: t('toolbar.speakers'),
      icon: Users,
      onSelect: () => onOpen('speakers'),
      onPhones: 'row',
    },
    {
      id: 'fillers',
      label: t('fillers.title'),
      icon: Eraser,
      isDisabled: isEmpty || isReadOnly,
      onSelect: () => onOpen('fillers'),
      onPhones: 'menu',
    },
    ...useHistoryTools(),
    {
      id: 'find',
      label: t('editor:toolbar.find'),
      shortcut: t('editor:keys.find'),
      icon: Search,
      onSelect: onFind,
      onPhones: 'menu',
    },
    {
      id: 'shortcuts',
      label: t('editor:toolbar.shortcuts'),
      shortcut: t('editor:keys.sheet'),
      icon: Keyboard,
      onSelect: () => onOpen('shortcuts'),
      onPhones: 'nowhere',
    },
  ]
}

export function TranscriptToolbar(props: TranscriptToolbarProps) {
  const { t } = useTranslation(['speech-to-text', 'editor'])
  const tools = useTools(props)
  const isPlayerOpen = usePlayer(isOpen)
  return (
    <div role="toolbar" aria-label={t('toolbar.label')} className="-mx-2 flex items-center sm:gap-1">
      {/* On phones the player has the one button that plays and the one speed. */}
      <span className={classNames('flex items-center sm:gap-1', isPlayerOpen && 'max-md:hidden')}>
        <PlaySource />
        <SpeedMenu />
      </span>
      <Follow />
      <span className="flex-1" />
      <Doubtful />
      <ToolButtons tools={tools} moreLabel={t('editor:toolbar.more')} />
    </div>
  )
}
