import { AudioLines, BookA, Captions, Languages, Users } from 'lucide-react'
import { trackOf } from '#src/audio/track.ts'
import { usePlayer } from '#src/audio/use-player.ts'
import { useLanguageName } from '#src/features/catalog/use-language-name.ts'
import { useOrder } from '#src/features/editor/editor-context.ts'
import { SegmentToolbar } from '#src/features/segments/segment-toolbar.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { SegmentedControl } from '#src/ui/segmented-control.tsx'
import { Select } from '#src/ui/select.tsx'
import type { Tool } from '#src/ui/tool-buttons.tsx'
import { useSignal } from '#src/ui/use-signal.ts'
import {
  chooseLanguage,
  isFilmTrack,
  switchSound,
  toggleFilm,
  useFollowing,
  useOpenDub,
} from '../dub/open-dub.ts'
import type { OpenModal } from './workspace-modals.tsx'

interface DubToolbarProps {
  onFind: () => void
  onOpen: (modal: OpenModal) => void
}

function SoundSwitch() {
  const { t } = useTranslation('dubbing')
  const dub = useOpenDub()
  const playsDub = useSignal(dub.playsDub)
  const shown = useSignal(dub.language)
  const outputs = useSignal(dub.editor.body).dubbing?.outputs ?? []
  if (!outputs.some(({ language }) => language === shown)) return null
  return (
    <SegmentedControl
      label={t('toolbar.sound')}
      isLabelHidden
      name="sound"
      value={playsDub ? 'dub' : 'original'}
      options={[
        { value: 'original', label: t('toolbar.original') },
        { value: 'dub', label: t('toolbar.dub') },
      ]}
      onChange={(value) => switchSound(dub, value === 'dub')}
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
    <div className="min-w-48 flex-1 sm:w-48 sm:flex-none md:w-auto md:min-w-40">
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

function useTools({ onOpen }: DubToolbarProps): Tool[] {
  const { t } = useTranslation(['dubbing', 'editor'])
  const isEmpty = useOrder().length === 0
  return [
    {
      id: 'languages',
      label: t('toolbar.languages'),
      name: t('toolbar.names.languages'),
      icon: Languages,
      onSelect: () => onOpen('languages'),
      onPhones: 'row',
    },
    {
      id: 'speakers',
      label: t('toolbar.speakers'),
      name: t('toolbar.names.speakers'),
      icon: Users,
      isDisabled: isEmpty,
      onSelect: () => onOpen('speakers'),
      onPhones: 'row',
    },
    {
      id: 'glossary',
      label: t('toolbar.glossary'),
      name: t('toolbar.glossary'),
      icon: BookA,
      isDisabled: isEmpty,
      onSelect: () => onOpen('glossary'),
      onPhones: 'menu',
      isRare: true,
    },
    {
      id: 'pronunciations',
      label: t('editor:pronunciations.title'),
      name: t('editor:pronunciations.title'),
      icon: AudioLines,
      isDisabled: isEmpty,
      onSelect: () => onOpen('pronunciations'),
      onPhones: 'menu',
      isRare: true,
    },
    {
      id: 'subtitles',
      label: t('subtitles.title'),
      name: t('subtitles.title'),
      icon: Captions,
      isDisabled: isEmpty,
      onSelect: () => onOpen('subtitles'),
      onPhones: 'menu',
      isRare: true,
    },
  ]
}

export function DubToolbar(props: DubToolbarProps) {
  const { t } = useTranslation(['dubbing', 'player'])
  const dub = useOpenDub()
  const isFilm = useSignal(dub.editor.body).dubbing?.source?.kind === 'video'
  const playback = {
    status: usePlayer((state) => (isFilmTrack(dub, trackOf(state)) ? state.status : undefined)),
    playLabel: t(isFilm ? 'toolbar.play' : 'toolbar.playSound'),
    pauseLabel: t('player:pause'),
    onToggle: () => toggleFilm(dub),
  }
  return (
    <SegmentToolbar
      label={t('toolbar.label')}
      playback={playback}
      following={useFollowing()}
      tools={useTools(props)}
      onFind={props.onFind}
      onShortcuts={() => props.onOpen('shortcuts')}
    >
      <div className="flex flex-wrap items-center gap-2 max-md:w-full max-md:px-2">
        <SoundSwitch />
        <LanguageSwitch />
      </div>
    </SegmentToolbar>
  )
}
