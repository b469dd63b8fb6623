import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import { useLanguageName } from '#src/features/catalog/use-language-name.ts'
import { useEditor, useProjectDefaults } from '#src/features/editor/editor-context.ts'
import { recordingOf } from '#src/features/reuse/reusable.ts'
import { ReuseModal } from '#src/features/reuse/reuse-modal.tsx'
import { LayOverModal } from '#src/features/segments/lay-over-modal.tsx'
import { SegmentShortcuts } from '#src/features/segments/segment-shortcuts.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { shownKeys } from '#src/ui/shown-keys.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import { dubDefaultsOf } from '../dub/dub-defaults.ts'
import { useOpenDub } from '../dub/open-dub.ts'
import type { DubRun } from '../dub/use-dub-run.ts'
import { ExportModal } from '../modals/export-modal.tsx'
import { LanguagesModal } from '../modals/languages-modal.tsx'
import { SpeakersModal } from '../modals/speakers-modal.tsx'

function DubShortcuts({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['dubbing-lazy', 'segments-lazy'])
  const own = [
    { does: t('shortcuts.sound'), keys: t('keys.sound') },
    { does: t('shortcuts.play'), keys: t('segments-lazy:keys.play') },
    { does: t('shortcuts.nudge'), keys: t('keys.nudge') },
    { does: t('shortcuts.move', { alt: shownKeys('Alt') }), keys: t('keys.move') },
    { does: t('shortcuts.end'), keys: t('keys.end') },
    { does: t('shortcuts.start'), keys: t('keys.start') },
  ]
  return <SegmentShortcuts own={own} onClose={onClose} />
}

const Glossary = lazyPartsWith(['dubbing-tools'])(
  'GlossaryModal',
  () => import('../modals/glossary-modal.tsx'),
)

const SegmentsVoice = lazyPartsWith(['voices', 'player'])(
  'SegmentsVoice',
  () => import('../modals/segments-voice.tsx'),
)

const Pronunciations = lazyPartsWith(['editor', 'editor-modals', 'voices'])(
  'EditedPronunciations',
  () => import('#src/features/speech/edited-pronunciations.tsx'),
)

/** Spoken by the first speaker, in the language that is shown. */
function DubPronunciations({ onClose }: { onClose: () => void }) {
  const language = useSignal(useOpenDub().language)
  const [speaker] = dubDefaultsOf(useProjectDefaults()).speakers
  const voiceId = speaker?.voices?.[language] ?? null
  return (
    <LazyBoundary onFailed={onClose}>
      <Pronunciations spoken={{ language, voiceId }} onClose={onClose} />
    </LazyBoundary>
  )
}

type NamedModal =
  | 'pronunciations'
  | 'export'
  | 'languages'
  | 'speakers'
  | 'glossary'
  | 'shortcuts'
  | 'subtitles'
  | 'reuse'

/** A named modal, or the voices for segments, given by their keys. */
export type OpenModal = NamedModal | { readonly voiceOf: readonly string[] }

/** The file is a translation into the language that is shown. */
function SubtitlesModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('dubbing-lazy')
  const language = useSignal(useOpenDub().language)
  const name = useLanguageName()(language) ?? ''
  return (
    <LayOverModal
      part={String(language)}
      description={t('subtitles.text', { language: name })}
      onClose={onClose}
    />
  )
}

/** The film or recording itself, with its original sound. */
function DubReuse({ onClose }: { onClose: () => void }) {
  const editor = useEditor()
  const source = useSignal(editor.body).dubbing?.source
  return (
    <ReuseModal
      content={{ recording: source ? recordingOf(source) : undefined }}
      targets={['speech-to-text']}
      onClose={onClose}
    />
  )
}

interface WorkspaceModalsProps {
  open: OpenModal
  run: DubRun
  onClose: () => void
}

export function WorkspaceModals({ open, run, onClose }: WorkspaceModalsProps) {
  if (typeof open === 'object') {
    return (
      <LazyBoundary onFailed={onClose}>
        <SegmentsVoice keys={open.voiceOf} onClose={onClose} />
      </LazyBoundary>
    )
  }
  switch (open) {
    case 'export':
      return <ExportModal run={run} onClose={onClose} />
    case 'languages':
      return <LanguagesModal onClose={onClose} />
    case 'speakers':
      return <SpeakersModal onClose={onClose} />
    case 'glossary':
      return <Glossary onClose={onClose} />
    case 'pronunciations':
      return <DubPronunciations onClose={onClose} />
    case 'subtitles':
      return <SubtitlesModal onClose={onClose} />
    case 'reuse':
      return <DubReuse onClose={onClose} />
    case 'shortcuts':
      return <DubShortcuts onClose={onClose} />
  }
}
