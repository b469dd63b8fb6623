import { CircleHelp, Keyboard, LocateFixed, Pause, Play, Redo2, Search, Undo2, Users } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SpeedMenu } from '#src/audio/speed-menu.tsx'
import { usePlayer } from '#src/audio/use-player.ts'
import { useEditor, useHistoryState, useSettled, useSummary } from '#src/features/editor/editor-context.ts'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { useSignal } from '#src/ui/use-signal.ts'
import { useOpenTranscript } from '../transcript/open-transcript.ts'
import { countDoubtful, nextDoubtful } from './doubtful-words.ts'
import { toggleSource } from './source-playback.ts'
import { useIsSourceLoaded } from './use-read-along.ts'

interface TranscriptToolbarProps {
  onFind: () => void
  onSpeakers: () => void
  onShortcuts: () => void
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
  const { editor } = useOpenTranscript()
  const isLoaded = useIsSourceLoaded()
  const isOn = usePlayer(({ status }) => status === 'playing' || status === 'loading') && isLoaded
  return (
    <IconButton
      label={t(isOn ? 'toolbar.pause' : 'toolbar.play')}
      icon={isOn ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
      onClick={() => toggleSource(editor)}
    />
  )
}

export function TranscriptToolbar({ onFind, onSpeakers, onShortcuts }: TranscriptToolbarProps) {
  const { t } = useTranslation(['speech-to-text', 'editor'])
  const { undo, redo } = useEditor()
  const isReadOnly = !isEditable(useSummary())
  const { canUndo, canRedo } = useHistoryState()
  return (
    <div
      role="toolbar"
      aria-label={t('toolbar.label')}
      className="-mx-2 flex flex-wrap items-center sm:gap-1"
    >
      <PlaySource />
      <SpeedMenu />
      <Follow />
      <span className="flex-1" />
      <Doubtful />
      <IconButton label={t('toolbar.speakers')} icon={<Users size={20} aria-hidden />} onClick={onSpeakers} />
      <IconButton
        label={t('editor:toolbar.undo')}
        shortcut={t('editor:keys.undo')}
        icon={<Undo2 size={20} aria-hidden />}
        disabled={isReadOnly || !canUndo}
        onClick={undo}
      />
      <IconButton
        label={t('editor:toolbar.redo')}
        shortcut={t('editor:keys.redo')}
        icon={<Redo2 size={20} aria-hidden />}
        disabled={isReadOnly || !canRedo}
        onClick={redo}
      />
      <IconButton
        label={t('editor:toolbar.find')}
        shortcut={t('editor:keys.find')}
        icon={<Search size={20} aria-hidden />}
        onClick={onFind}
      />
      <span className="max-sm:hidden">
        <IconButton
          label={t('editor:toolbar.shortcuts')}
          shortcut={t('editor:keys.sheet')}
          icon={<Keyboard size={20} aria-hidden />}
          onClick={onShortcuts}
        />
      </span>
    </div>
  )
}
