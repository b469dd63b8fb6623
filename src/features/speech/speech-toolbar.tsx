import { BookA, Captions, FileInput, Play, Plus, Square, Timer, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { player } from '#src/audio/player.ts'
import { isOpen } from '#src/audio/track.ts'
import { usePlayer } from '#src/audio/use-player.ts'
import { useEditor, useSettled, useSummary } from '#src/features/editor/editor-context.ts'
import { hasOpenBlocks } from '#src/features/projects/project-statuses.ts'
import { useSubtitlesName } from '#src/features/subtitles/subtitles-name.ts'
import { EditorToolbar } from '#src/features/workspace/editor-toolbar.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { DEFAULT_SPEECH } from '#src/rules/speech.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import type { Tool } from '#src/ui/tool-buttons.tsx'
import { hasAnySound } from './block-facts.ts'
import { includedIn, type PartsOf } from './parts-of.ts'
import { playAll } from './playback.ts'

function usePlayAll(partsOf: PartsOf) {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const canPlay = useSettled(hasAnySound)
  const isPlayingAll = usePlayer(({ status, isSingle }) => status === 'playing' && !isSingle)
  return {
    label: t(isPlayingAll ? 'toolbar.pause' : 'toolbar.playAll'),
    icon: isPlayingAll ? Square : Play,
    isDisabled: !canPlay,
    onSelect: () =>
      isPlayingAll ? player.pause() : playAll(editor, { of: includedIn(editor.store.getState(), partsOf) }),
  }
}

function useAdding(onPaste: () => void): Tool[] {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const isDisabled = !hasOpenBlocks(useSummary())
  const behind = () => editor.active.get() ?? editor.store.getOrder().at(-1) ?? null
  return [
    {
      id: 'add',
      label: t('toolbar.add'),
      name: t('toolbar.names.add'),
      icon: Plus,
      isDisabled,
      onSelect: () => editor.addBelow(behind()),
      onPhones: 'row',
    },
    {
      id: 'pause',
      label: t('toolbar.addPause'),
      name: t('toolbar.names.addPause'),
      icon: Timer,
      isDisabled,
      onSelect: () => editor.addPause(behind(), DEFAULT_SPEECH.pause),
      onPhones: 'menu',
    },
    {
      id: 'paste',
      label: t('toolbar.paste'),
      name: t('toolbar.names.paste'),
      icon: FileInput,
      isDisabled,
      onSelect: onPaste,
      onPhones: 'menu',
    },
  ]
}

interface SpeechToolbarProps {
  partsOf: PartsOf
  onFind: () => void
  onPaste: () => void
  onShortcuts: () => void
  onPronunciations: () => void
  onSpeakers: () => void
  onSubtitles: () => void
  children?: ReactNode
}

function useRarerTools({ onPronunciations, onSpeakers, onSubtitles }: SpeechToolbarProps): Tool[] {
  const { t } = useTranslation('editor')
  const subtitles: Tool = {
    id: 'subtitles',
    label: t('toolbar.subtitles'),
    name: t('toolbar.subtitles'),
    icon: Captions,
    onSelect: onSubtitles,
    onPhones: 'menu',
  }
  const isOpen = hasOpenBlocks(useSummary())
  const hasSubtitles = useSubtitlesName(useEditor()) !== undefined
  return [
    {
      id: 'pronunciations',
      label: t('pronunciations.title'),
      name: t('pronunciations.title'),
      icon: BookA,
      onSelect: onPronunciations,
      onPhones: 'menu',
    },
    {
      id: 'speakers',
      label: t('toolbar.speakers'),
      icon: UsersRound,
      isDisabled: !isOpen,
      onSelect: onSpeakers,
      onPhones: 'menu',
    },
    ...(hasSubtitles ? [subtitles] : []),
  ]
}

export function SpeechToolbar(props: SpeechToolbarProps) {
  const { t } = useTranslation('editor')
  const { icon: PlayIcon, ...play } = usePlayAll(props.partsOf)
  const isPlayerOpen = usePlayer(isOpen)
  const playInMenu: Tool = {
    ...play,
    id: 'play',
    name: play.label,
    icon: PlayIcon,
    onPhones: 'menu',
    isPhoneOnly: true,
  }
  return (
    <EditorToolbar
      label={t('toolbar.label')}
      tools={[...(isPlayerOpen ? [playInMenu] : []), ...useAdding(props.onPaste)]}
      more={useRarerTools(props)}
      onFind={props.onFind}
      onShortcuts={props.onShortcuts}
      start={
        <>
          {/* On phones the player has the only play button. */}
          <span className={isPlayerOpen ? 'max-md:hidden' : undefined}>
            <IconButton
              label={play.label}
              icon={<PlayIcon size={20} fill="currentColor" aria-hidden />}
              disabled={play.isDisabled}
              onClick={play.onSelect}
            />
          </span>
          {props.children}
        </>
      }
    />
  )
}
