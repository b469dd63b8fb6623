import { Table2 } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { refusalsOf } from '#src/api/api-error.ts'
import { useDraft } from '#src/drafts/use-draft.ts'
import { spokenPart } from '#src/features/cast/cast-edits.ts'
import type { Cast, CastText } from '#src/features/cast/read-cast.ts'
import { useAssignVoices, useVoicesOfCast } from '#src/features/cast/use-assign-voices.ts'
import { useCastOf } from '#src/features/cast/use-cast-of.ts'
import type { Command, InsertedText } from '#src/features/editor/editor-context.ts'
import { SavedDraftNotice } from '#src/features/projects/saved-draft-notice.tsx'
import { countBlocks, spokenCues } from '#src/features/subtitles/insert-subtitles.ts'
import { isSubtitles, readSubtitles, type Subtitles } from '#src/features/subtitles/read-subtitles.ts'
import { SubtitleFaults } from '#src/features/subtitles/subtitle-faults.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { cleanText } from '#src/rules/clean-text.ts'
import { Button } from '#src/ui/button.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'
import { Modal } from '#src/ui/modal.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { RefusalList } from '#src/ui/refusal-list.tsx'
import { SegmentedControl } from '#src/ui/segmented-control.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { Switch } from '#src/ui/switch.tsx'
import { FileSource } from './file-source.tsx'
import { PasteField } from './paste-field.tsx'
import { SplitPreview } from './split-preview.tsx'
import { type SplitMode, splitModes } from './text/split-text.ts'
import { type Split, splitOf, useSplit } from './use-split.ts'

/** Speakers named before they have voices. */
const MAX_NAMED = 6

const SpeakersFound = lazyComponent(
  async () => (await import('#src/features/cast/speakers-found.tsx')).SpeakersFound,
)

/** A subtitle file, or the text of one that was pasted. */
export interface PastedSubtitles {
  readonly file: File
  readonly text: string
  readonly subtitles: Subtitles
}

interface PasteModalProps {
  projectId: number
  initialText: string
  /** A file that was dropped on the page. */
  initialFile: File | undefined
  language: string
  maxCharacters: number
  blocksLeft: number
  /** Inserts texts at the chosen place. */
  insertionOf: (texts: readonly InsertedText[]) => Command
  onInsertSubtitles: (pasted: PastedSubtitles) => void
  /** Opens a table of texts instead; left out if the service has no use for one. */
  onTable: (() => void) | undefined
  onClose: () => void
}

interface OutcomeProps {
  split: Split | undefined
  subtitles: Subtitles | undefined
  count: number
  blocksLeft: number
}

function Outcome({ split, subtitles, count, blocksLeft }: OutcomeProps) {
  const { t } = useTranslation('editor-modals')
  const unspoken = subtitles ? subtitles.cues.length - spokenCues(subtitles.cues).length : 0
  return (
    <div role="status" className="flex flex-col gap-3">
      {split ? (
        <SplitPreview split={split} count={count} />
      ) : (
        <Spinner size={20} label={t('paste.working')} />
      )}
      {subtitles && <p className="text-13 text-muted">{t('paste.subtitles')}</p>}
      {subtitles && <SubtitleFaults subtitles={subtitles} />}
      {unspoken > 0 && <Notice tone="info">{t('paste.unspoken', { count: unspoken })}</Notice>}
      {split && split.removed > 0 && (
        <Notice tone="info">{t('paste.removed', { count: split.removed })}</Notice>
      )}
      {count > blocksLeft && <Notice tone="error">{t('paste.tooMany', { count, room: blocksLeft })}</Notice>}
    </div>
  )
}

const splitOfCues = ({ cues }: Subtitles) => splitOf(spokenCues(cues).map(({ text }) => ({ text })))

const PasteDraft = z.object({ text: z.string() })

function usePasteDraft({ projectId, initialText, initialFile }: PasteModalProps) {
  const [text, setText] = useState(initialText)
  const draft = useDraft({
    kind: { name: `project paste ${projectId}`, version: 1, schema: PasteDraft },
    fields: { text },
    // The text of a dropped file is in the file, and does not replace one that was typed before.
    isTouched: initialFile === undefined && text.trim() !== '',
    onRestore: (left) => initialFile ?? setText(left.text),
  })
  return { ...draft, text, setText, finish: () => initialFile ?? draft.finish() }
}

const NO_TEXTS: readonly CastText[] = []
const NO_SPEAKERS: Cast['speakers'] = []

/** Who speaks in the text, and the blocks it becomes: with voices for the speakers only if the customer wants them. */
function useSpoken(text: string, { language, maxCharacters }: PasteModalProps, mode: SplitMode) {
  const [isCast, setIsCast] = useState(false)
  const clean = useMemo(() => cleanText(text), [text])
  const texts = useMemo(() => (clean.text.trim() === '' ? NO_TEXTS : [{ text: clean.text }]), [clean])
  const found = useCastOf(texts)
  const cast = found && found.speakers.length > 0 ? found : undefined
  const voices = useVoicesOfCast(cast?.speakers ?? NO_SPEAKERS)
  const pieces = isCast ? cast?.pieces[0] : undefined
  const source = useMemo(() => ({ ...clean, pieces }), [clean, pieces])
  const split = useSplit(source, mode, language, maxCharacters)
  return { cast, isCast: isCast && cast !== undefined, setIsCast, voices, split }
}

function usePasted(props: PasteModalProps, mode: SplitMode) {
  const { insertionOf, onInsertSubtitles, onClose } = props
  const { text, setText, finish, isRestored } = usePasteDraft(props)
  const [chosen, setChosen] = useState<{ readonly file: File; readonly text: string }>()
  const subtitles = useMemo(() => (isSubtitles(text) ? readSubtitles(text) : undefined), [text])
  const { split: texts, ...spoken } = useSpoken(subtitles ? '' : text, props, mode)
  const ofCues = useMemo(() => subtitles && splitOfCues(subtitles), [subtitles])
  const split = ofCues ?? texts
  const giving = useAssignVoices(() => {
    finish()
    onClose()
  })
  const isFromFile = chosen?.text === text
  return {
    text,
    setText,
    isRestored,
    /** A file of subtitles is not edited here: their lines would hide what becomes of them. */
    isTextShown: !(subtitles && isFromFile),
    subtitles,
    spoken,
    split,
    count: subtitles ? countBlocks(spokenCues(subtitles.cues)) : (split?.blocks.length ?? 0),
    takeFile(ofFile: string, file: File) {
      setText(ofFile)
      setChosen({ file, text: ofFile })
    },
    giving,
    insert() {
      if (!subtitles) {
        const { isCast, voices } = spoken
        const blocks = split?.blocks ?? []
        return giving.give({
          voices: isCast ? voices.ofCast : new Map(),
          known: voices.known,
          commandOf: (cast) =>
            insertionOf(blocks.map((piece) => (isCast ? spokenPart(piece, cast) : { text: piece.text }))),
        })
      }
      finish()
      const file = isFromFile ? chosen.file : new File([text], `subtitles.${subtitles.kind}`)
      onInsertSubtitles({ file, text, subtitles })
    },
  }
}

/** Offers voices for those who speak in the text. */
function CastOffer({ spoken }: { spoken: ReturnType<typeof usePasted>['spoken'] }) {
  const { t } = useTranslation('editor-modals')
  const { cast, isCast, setIsCast, voices } = spoken
  if (!cast) return null
  const found = cast.speakers
    .slice(0, MAX_NAMED)
    .map(({ name, count }) => `${name} (${count})`)
    .join(', ')
  const more = cast.speakers.length - MAX_NAMED
  return (
    <>
      <Switch
        label={t('speakers.offer')}
        hint={more > 0 ? t('speakers.foundMore', { found, more }) : t('speakers.found', { found })}
        checked={isCast}
        onChange={(event) => setIsCast(event.target.checked)}
      />
      {isCast && (
        <LazyBoundary>
          <SpeakersFound cast={cast} chosen={voices.ofCast} onChoose={voices.choose} />
        </LazyBoundary>
      )}
    </>
  )
}

interface SourcesProps extends Pick<PasteModalProps, 'language' | 'initialFile' | 'onTable'> {
  onFile: (text: string, file: File) => void
}

/** Other sources than the clipboard. */
function Sources({ language, initialFile, onTable, onFile }: SourcesProps) {
  const { t } = useTranslation('editor-modals')
  return (
    <div className="flex flex-wrap items-center gap-x-8">
      <FileSource language={language} initial={initialFile} onChange={onFile} />
      {onTable && (
        <span className="-ms-2">
          <Button variant="quiet" size="small" icon={<Table2 size={16} aria-hidden />} onClick={onTable}>
            {t('paste.table')}
          </Button>
        </span>
      )}
    </div>
  )
}

export function PasteModal(props: PasteModalProps) {
  const { maxCharacters, blocksLeft, onClose } = props
  const { t } = useTranslation(['editor-modals', 'common'])
  const [mode, setMode] = useState<SplitMode>('paragraph')
  const { text, setText, subtitles, spoken, split, count, giving, ...pasted } = usePasted(props, mode)
  const name = useId()
  return (
    <Modal
      isOpen
      onClose={onClose}
      isDismissible={!giving.isPending}
      title={t('paste.title')}
      size="medium"
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button
            variant="primary"
            isPending={giving.isPending}
            disabled={count === 0 || count > blocksLeft}
            onClick={pasted.insert}
          >
            {t('paste.insert', { count })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {pasted.isRestored && <SavedDraftNotice of="form" onAfresh={() => setText('')} />}
        {pasted.isTextShown && <PasteField text={text} onChange={setText} />}
        <Sources {...props} onFile={pasted.takeFile} />
        <CastOffer spoken={spoken} />
        {!subtitles && (
          <SegmentedControl
            label={t('paste.mode')}
            name={name}
            value={mode}
            options={splitModes.map((value) => ({ value, label: t(`paste.${value}`) }))}
            onChange={setMode}
          />
        )}
        <Outcome split={split} subtitles={subtitles} count={count} blocksLeft={blocksLeft} />
        {!subtitles && <p className="text-13 text-muted">{t('paste.limit', { max: maxCharacters })}</p>}
        <RefusalList refusals={refusalsOf(giving.error)} />
      </div>
    </Modal>
  )
}
