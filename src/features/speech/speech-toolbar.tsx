import { Keyboard, Pause, Play, Plus, Redo2, Search, TextCursorInput, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { player } from '#src/audio/player.ts'
import { usePlayer } from '#src/audio/use-player.ts'
import {
  type EditorState,
  useEditor,
  useHistoryState,
  useSettled,
  useSummary,
} from '#src/features/editor/editor-context.ts'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import { DEFAULT_SPEECH } from '#src/rules/speech.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { playAll } from './playback.ts'
import { hasSound } from './speech-price.ts'

const hasAnySound = ({ blocks }: EditorState) => {
  for (const block of blocks.values()) if (hasSound(block)) return true
  return false
}

function PlayAll() {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const canPlay = useSettled(hasAnySound)
  const isPlayingAll = usePlayer(({ status, isSingle }) => status === 'playing' && !isSingle)
  return (
    <IconButton
      label={t(isPlayingAll ? 'toolbar.pause' : 'toolbar.playAll')}
      icon={isPlayingAll ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
      disabled={!canPlay}
      onClick={() => (isPlayingAll ? player.pause() : playAll(editor))}
    />
  )
}

function Adding({ onPaste }: { onPaste: () => void }) {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const isReadOnly = !isEditable(useSummary())
  const behind = () => editor.active.get() ?? editor.store.getOrder().at(-1) ?? null
  return (
    <>
      <IconButton
        label={t('toolbar.add')}
        icon={<Plus size={20} aria-hidden />}
        disabled={isReadOnly}
        onClick={() => editor.addBelow(behind())}
      />
      <IconButton
        label={t('toolbar.addPause')}
        icon={<Pause size={20} aria-hidden />}
        disabled={isReadOnly}
        onClick={() => editor.addPause(behind(), DEFAULT_SPEECH.pause)}
      />
      <IconButton
        label={t('toolbar.paste')}
        icon={<TextCursorInput size={20} aria-hidden />}
        disabled={isReadOnly}
        onClick={onPaste}
      />
    </>
  )
}

interface SpeechToolbarProps {
  onFind: () => void
  onPaste: () => void
  onShortcuts: () => void
  children?: ReactNode
}

export function SpeechToolbar({ onFind, onPaste, onShortcuts, children }: SpeechToolbarProps) {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const isReadOnly = !isEditable(useSummary())
  const { canUndo, canRedo } = useHistoryState()
  return (
    <div role="toolbar" aria-label={t('toolbar.label')} className="-mx-2 flex flex-wrap items-center gap-1">
      <PlayAll />
      {children}
      <span className="flex-1" />
      <Adding onPaste={onPaste} />
      <IconButton
        label={t('toolbar.undo')}
        shortcut={t('keys.undo')}
        icon={<Undo2 size={20} aria-hidden />}
        disabled={isReadOnly || !canUndo}
        onClick={editor.undo}
      />
      <IconButton
        label={t('toolbar.redo')}
        shortcut={t('keys.redo')}
        icon={<Redo2 size={20} aria-hidden />}
        disabled={isReadOnly || !canRedo}
        onClick={editor.redo}
      />
      <IconButton
        label={t('toolbar.find')}
        shortcut={t('keys.find')}
        icon={<Search size={20} aria-hidden />}
        onClick={onFind}
      />
      <IconButton
        label={t('toolbar.shortcuts')}
        shortcut="?"
        icon={<Keyboard size={20} aria-hidden />}
        onClick={onShortcuts}
      />
    </div>
  )
}
