import { Keyboard, Languages, Pause, Play, Search, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SpeedMenu } from '#src/audio/speed-menu.tsx'
import { isOpen, trackOf } from '#src/audio/track.ts'
import { usePlayer } from '#src/audio/use-player.ts'
import { useLanguageName } from '#src/features/catalog/use-language-name.ts'
import { useOrder } from '#src/features/editor/editor-context.ts'
import { useHistoryTools } from '#src/features/editor/editor-notices.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { SegmentedControl } from '#src/ui/segmented-control.tsx'
import { Select } from '#src/ui/select.tsx'
import { type Tool, ToolButtons } from '#src/ui/tool-buttons.tsx'
import { useSignal } from '#src/ui/use-signal.ts'
import { chooseLanguage, hear, isFilmTrack, toggleFilm, useOpenDub } from '../dub/open-dub.ts'
import type { OpenModal } from './workspace-modals.tsx'

interface DubToolbarProps {
  onFind: () => void
  onOpen: (modal: OpenModal) => void
}

function PlayFilm() {
  const { t } = useTranslation('dubbing')
  const dub = useOpenDub()
  const status = usePlayer((state) => (isFilmTrack(dub, trackOf(state)) ? state.status : undefined))
  const isOn = status === 'playing' || status === 'loading'
  return (
    <IconButton
      label={t(isOn ? 'toolbar.pause' : 'toolbar.play')}
      icon={isOn ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
      isLoading={status === 'loading'}
      onClick={() => toggleFilm(dub)}
    />
  )
}

function Hearing() {
  const { t } = useTranslation('dubbing')
  const dub = useOpenDub()
  const hearsDub = useSignal(dub.hearsDub)
  const outputs = useSignal(dub.editor.body).dubbing?.outputs ?? []
  if (outputs.length === 0) return null
  return (
    <SegmentedControl
      label={t('toolbar.hear')}
      isLabelHidden
      name="hear"
      value={hearsDub ? 'dub' : 'original'}
      options={[
        { value: 'original', label: t('toolbar.original') },
        { value: 'dub', label: t('toolbar.dub') },
      ]}
      onChange={(value) => hear(dub, value === 'dub')}
    />
  )
}

function LanguageSwitch() {
  const { t } = useTranslation('dubbing')
  const dub = useOpenDub()
  const language = useSignal(dub.language)
  const targets = useSignal(dub.editor.body).dubbing?.target_languages ?? []
  const languageName = useLanguageName()
  if (targets.length < 2) return null
  return (
    <div className="w-32 min-w-0 sm:w-40">
      <Select
        label={t('toolbar.language')}
        isLabelHidden
        size="small"
        value={String(language)}
        options={targets.map((id) => ({ value: String(id), label: languageName(id) ?? '' }))}
        onChange={(id) => chooseLanguage(dub, Number(id))}
      />
    </div>
  )
}

function useTools({ onFind, onOpen }: DubToolbarProps): Tool[] {
  const { t } = useTranslation(['dubbing', 'editor'])
  const isEmpty = useOrder().length === 0
  return [
    {
      id: 'languages',
      label: t('toolbar.languages'),
      icon: Languages,
      onSelect: () => onOpen('languages'),
      onPhones: 'row',
    },
    {
      id: 'speakers',
      label: t('toolbar.speakers'),
      icon: Users,
      isDisabled: isEmpty,
      onSelect: () => onOpen('speakers'),
      onPhones: 'row',
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

export function DubToolbar(props: DubToolbarProps) {
  const { t } = useTranslation(['dubbing', 'editor'])
  const tools = useTools(props)
  const isPlayerOpen = usePlayer(isOpen)
  return (
    <div role="toolbar" aria-label={t('toolbar.label')} className="-mx-2 flex flex-wrap items-center gap-1">
      <span className={classNames('flex items-center sm:gap-1', isPlayerOpen && 'max-md:hidden')}>
        <PlayFilm />
        <SpeedMenu />
      </span>
      <span className="flex items-center gap-2 max-sm:order-last max-sm:w-full max-sm:justify-between max-sm:px-2">
        <Hearing />
        <LanguageSwitch />
      </span>
      <span className="flex-1" />
      <ToolButtons tools={tools} moreLabel={t('editor:toolbar.more')} />
    </div>
  )
}
