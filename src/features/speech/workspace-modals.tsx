import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SpeakersModal } from '#src/features/cast/speakers-modal.tsx'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import {
  blocksOf,
  type Editor,
  type EditorBlock,
  type TextPlace,
  useEditor,
  useProjectDefaults,
} from '#src/features/editor/editor-context.ts'
import { ShortcutsModal } from '#src/features/editor/shortcuts-modal.tsx'
import type { ExportUnit } from '#src/features/exports/export-options.ts'
import { ListeningSettings, useListeningShortcuts } from '#src/features/listening/listening-settings.tsx'
import { speechTargets } from '#src/features/reuse/reusable.ts'
import type { Run } from '#src/features/runs/use-run.ts'
import { insertSubtitles, spokenCues } from '#src/features/subtitles/insert-subtitles.ts'
import { saveSubtitles } from '#src/features/subtitles/saved-subtitles.ts'
import { SubtitleTimesModal } from '#src/features/subtitles/subtitle-times-modal.tsx'
import { VoiceModal } from '#src/features/voices/voice-modal.tsx'
import { betweenPauses } from '#src/rules/text-pauses.ts'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { BlockSettingsModal } from './block-settings-modal.tsx'
import { EditedPronunciations } from './edited-pronunciations.tsx'
import { ExportModal } from './export-modal.tsx'
import { MannerModal } from './manner-modal.tsx'
import { includedIn, type PartsOf } from './parts-of.ts'
import { type PastedSubtitles, PasteModal } from './paste-modal.tsx'
import { TakesModal } from './takes-modal.tsx'
import type { Tariff } from './use-quote.ts'
import { applyVoice, scopesOf, type VoiceTarget, voicePrice } from './voice-choice.ts'

const SpeechTable = lazyPartsWith(['speech-table', 'tables'])(
  'SpeechTableModal',
  () => import('./table/speech-table-modal.tsx'),
)

const Reuse = lazyPartsWith(['reuse'])('ReuseModal', () => import('#src/features/reuse/reuse-modal.tsx'))

type NamedModal = 'export' | 'shortcuts' | 'pronunciations' | 'speakers' | 'subtitles' | 'reuse'

export type OpenModal =
  | NamedModal
  | { readonly kind: 'voice'; readonly target: VoiceTarget }
  | { readonly kind: 'settings'; readonly key: string }
  | { readonly kind: 'takes'; readonly key: string }
  | { readonly kind: 'manner'; readonly keys: readonly string[] }
  | {
      readonly kind: 'paste'
      readonly place: TextPlace
      readonly text: string
      readonly file?: File | undefined
    }

/**
 * The text for previews of voices: the first block's; for the project, that of the block with the caret, or of the
 * first.
 */
function textOf({ store, active }: Editor, target: VoiceTarget, partsOf: PartsOf) {
  if (target !== 'project') return store.getBlock(target.keys[0] ?? '')?.text.trim()
  const texts = includedIn(store.getState(), partsOf).filter(({ type }) => type === 'text')
  return [store.getBlock(active.get() ?? ''), ...texts].map((block) => block?.text.trim()).find(Boolean)
}

function addSubtitles(editor: Editor, place: TextPlace, { file, text, subtitles }: PastedSubtitles) {
  const at = 'after' in place ? place.after : place.key
  const { command, places } = insertSubtitles(editor.store.getState(), at, spokenCues(subtitles.cues))
  if (editor.run(command)) void saveSubtitles({ projectId: editor.projectId }, { file, text, places })
}

const blocksLeft = ({ store }: Editor, { service }: Tariff) =>
  (service?.limits.max_blocks ?? Number.POSITIVE_INFINITY) - store.getOrder().length

interface ImportModalProps {
  open: Extract<OpenModal, { kind: 'paste' }>
  tariff: Tariff
  language: string
  onClose: () => void
}

/** Adds a text, or a table of texts in its place. */
function ImportModal({ open, tariff, language, onClose }: ImportModalProps) {
  const editor = useEditor()
  const [isTable, setIsTable] = useState(false)
  const limits = { maxCharacters: tariff.maxCharacters, blocksLeft: blocksLeft(editor, tariff) }
  if (isTable) {
    return (
      <LazyBoundary onFailed={onClose}>
        <SpeechTable {...limits} onClose={onClose} />
      </LazyBoundary>
    )
  }
  return (
    <PasteModal
      {...limits}
      projectId={editor.projectId}
      initialText={open.text}
      initialFile={open.file}
      language={language}
      insertionOf={(texts) => editor.insertionOf(open.place, texts)}
      onInsertSubtitles={(pasted) => {
        onClose()
        addSubtitles(editor, open.place, pasted)
      }}
      onTable={editor.slug === 'text-to-speech' ? () => setIsTable(true) : undefined}
      onClose={onClose}
    />
  )
}

const withoutPauses = ({ text }: EditorBlock) =>
  betweenPauses(text)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ')

/** The texts of the project, without the marks of pauses. */
function SpeechReuse({ onClose }: { onClose: () => void }) {
  const { store } = useEditor()
  const [texts] = useState(() => blocksOf(store.getState()).map(withoutPauses))
  return (
    <LazyBoundary onFailed={onClose}>
      <Reuse
        content={{ texts: texts.filter((text) => text !== '') }}
        targets={speechTargets}
        onClose={onClose}
      />
    </LazyBoundary>
  )
}

function SpeechShortcuts({ onClose }: { onClose: () => void }) {
  return (
    <ShortcutsModal isOpen onClose={onClose} more={useListeningShortcuts()}>
      <ListeningSettings />
    </ShortcutsModal>
  )
}

interface WorkspaceModalsProps {
  open: OpenModal
  tariff: Tariff
  run: Run
  unit: ExportUnit | undefined
  onClose: () => void
}

export function WorkspaceModals(props: WorkspaceModalsProps) {
  const { open, tariff, run, unit, onClose } = props
  const editor = useEditor()
  const { language, voiceId } = useProjectDefaults()
  const { data: languages = [] } = useQuery(catalogQueries.languages())
  if (open === 'export') {
    return <ExportModal tariff={tariff} run={run} unit={unit} onClose={onClose} />
  }
  if (open === 'shortcuts') return <SpeechShortcuts onClose={onClose} />
  if (open === 'pronunciations') return <EditedPronunciations onClose={onClose} />
  if (open === 'speakers') {
    return <SpeakersModal blocksLeft={blocksLeft(editor, tariff)} onClose={onClose} />
  }
  if (open === 'reuse') return <SpeechReuse onClose={onClose} />
  if (open === 'subtitles') return <SubtitleTimesModal onClose={onClose} />
  if (open.kind === 'settings') return <BlockSettingsModal blockKey={open.key} onClose={onClose} />
  if (open.kind === 'manner') return <MannerModal keys={open.keys} onClose={onClose} />
  if (open.kind === 'takes') return <TakesModal blockKey={open.key} onClose={onClose} />
  if (open.kind === 'paste') {
    const code = languages.find(({ id }) => id === language)?.code ?? 'az'
    return <ImportModal open={open} tariff={tariff} language={code} onClose={onClose} />
  }
  const { target } = open
  const block = target === 'project' ? undefined : editor.store.getBlock(target.keys[0] ?? '')
  return (
    <VoiceModal
      language={block?.settings?.language ?? language}
      languages={languages}
      currentId={block?.voiceId ?? voiceId}
      text={textOf(editor, target, tariff.partsOf)}
      scopes={scopesOf(editor, target)}
      priceOf={(voice, scope) => voicePrice(editor, tariff, target, voice, scope)}
      onUse={(voice, scope) => {
        onClose()
        applyVoice(editor, target, voice, scope)
      }}
      onClose={onClose}
    />
  )
}
