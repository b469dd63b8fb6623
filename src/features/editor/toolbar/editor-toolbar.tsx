import { Keyboard, Pause, Play, Plus, Redo2, Search, TextCursorInput, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { player } from '#src/audio/player.ts'
import { usePlayer } from '#src/audio/use-player.ts'
import { DEFAULT_SPEECH } from '#src/rules/speech.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { useTravel } from '../blocks/use-block-work.ts'
import { addBelow, addPause } from '../document/block-commands.ts'
import type { EditorState } from '../document/editor-state.ts'
import { hasSound } from '../document/generation-price.ts'
import { useEditor, useHistoryState, useSummary } from '../editor-context.ts'
import { playAll } from '../playback.ts'
import { isEditable } from '../project-info.ts'
import { useSettled } from './use-settled.ts'

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

interface EditorToolbarProps {
  onFind: () => void
  onPaste: () => void
  onShortcuts: () => void
  /** Voice and manner of the whole project. */
  children?: ReactNode
}

/** What concerns the project as a whole; it stays at the top while the text scrolls. */
export function EditorToolbar({ onFind, onPaste, onShortcuts, children }: EditorToolbarProps) {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const isReadOnly = !isEditable(useSummary())
  const { canUndo, canRedo } = useHistoryState()
  const { undo, redo } = useTravel()
  const behind = () => editor.active.get() ?? editor.store.getOrder().at(-1) ?? null
  return (
    <div role="toolbar" aria-label={t('toolbar.label')} className="-mx-2 flex flex-wrap items-center gap-1">
      <PlayAll />
      {children}
      <span className="flex-1" />
      <IconButton
        label={t('toolbar.add')}
        icon={<Plus size={20} aria-hidden />}
        disabled={isReadOnly}
        onClick={() => editor.run(addBelow(editor.store.getState(), behind()))}
      />
      <IconButton
        label={t('toolbar.addPause')}
        icon={<Pause size={20} aria-hidden />}
        disabled={isReadOnly}
        onClick={() => editor.run(addPause(behind(), DEFAULT_SPEECH.pause))}
      />
      <IconButton
        label={t('toolbar.paste')}
        icon={<TextCursorInput size={20} aria-hidden />}
        disabled={isReadOnly}
        onClick={onPaste}
      />
      <IconButton
        label={t('toolbar.undo')}
        shortcut={t('keys.undo')}
        icon={<Undo2 size={20} aria-hidden />}
        disabled={isReadOnly || !canUndo}
        onClick={undo}
      />
      <IconButton
        label={t('toolbar.redo')}
        shortcut={t('keys.redo')}
        icon={<Redo2 size={20} aria-hidden />}
        disabled={isReadOnly || !canRedo}
        onClick={redo}
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
