import { type ClipboardEvent, useId, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { useDraft } from '#src/drafts/use-draft.ts'
import { SavedDraftNotice } from '#src/features/projects/saved-draft-notice.tsx'
import { countBlocks, spokenCues } from '#src/features/subtitles/insert-subtitles.ts'
import { isSubtitles, readSubtitles, type Subtitles } from '#src/features/subtitles/read-subtitles.ts'
import { SubtitleFaults } from '#src/features/subtitles/subtitle-faults.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { SegmentedControl } from '#src/ui/segmented-control.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { FileSource } from './file-source.tsx'
import { SplitPreview } from './split-preview.tsx'
import { type SplitMode, splitModes } from './text/split-text.ts'
import { type Split, useSplit } from './use-split.ts'

/**
 * Longest text that is editable in full, because a longer one makes typing slow; of longer texts only the
 * start is shown.
 */
const EDITABLE_LENGTH = 20_000

/** A subtitle file, or the text of one that was pasted. */
export interface PastedSubtitles {
  readonly file: File
  readonly text: string
  readonly subtitles: Subtitles
}

interface PasteModalProps {
  projectId: number
  initialText: string
  language: string
  maxCharacters: number
  blocksLeft: number
  onInsert: (texts: readonly string[]) => void
  onInsertSubtitles: (pasted: PastedSubtitles) => void
  onClose: () => void
}

interface SourceProps {
  text: string
  language: string
  onChange: (text: string) => void
}

function PasteField({ text, onChange }: Omit<SourceProps, 'language'>) {
  const { t } = useTranslation('editor-modals')
  if (text.length > EDITABLE_LENGTH) return null
  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData('text/plain')
    if (text.length + pasted.length <= EDITABLE_LENGTH) return
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    onChange(text.slice(0, selectionStart) + pasted + text.slice(selectionEnd))
  }
  return (
    <TextArea
      label={t('paste.text')}
      value={text}
      rows={6}
      dir="auto"
      onChange={(event) => onChange(event.target.value)}
      onPaste={handlePaste}
    />
  )
}

interface OutcomeProps {
  split: Split | undefined
  subtitles: Subtitles | undefined
  count: number
  blocksLeft: number
}

function Outcome({ split, subtitles, count, blocksLeft }: OutcomeProps) {
  const { t } = useTranslation('editor-modals')
  return (
    <div role="status" className="flex flex-col gap-3">
      {split ? <SplitPreview split={split} /> : <Spinner size={20} label={t('paste.working')} />}
      {subtitles && <p className="text-13 text-muted">{t('paste.subtitles')}</p>}
      {subtitles && <SubtitleFaults subtitles={subtitles} />}
      {split && split.removed > 0 && (
        <Notice tone="info">{t('paste.removed', { count: split.removed })}</Notice>
      )}
      {count > blocksLeft && <Notice tone="error">{t('paste.tooMany', { count, room: blocksLeft })}</Notice>}
    </div>
  )
}

function splitOf({ cues }: Subtitles): Split {
  const blocks = spokenCues(cues).map(({ text }) => text)
  return { blocks, characters: blocks.reduce((sum, text) => sum + text.length, 0), removed: 0 }
}

const PasteDraft = z.object({ text: z.string() })

function usePasteDraft({ projectId, initialText }: PasteModalProps) {
  const [text, setText] = useState(initialText)
  const draft = useDraft({
    kind: { name: `project paste ${projectId}`, version: 1, schema: PasteDraft },
    fields: { text },
    isTouched: text.trim() !== '',
    onRestore: (left) => setText(left.text),
  })
  return { ...draft, text, setText }
}

function usePasted(props: PasteModalProps, mode: SplitMode) {
  const { language, maxCharacters, onInsert, onInsertSubtitles } = props
  const { text, setText, finish, isRestored } = usePasteDraft(props)
  const [chosen, setChosen] = useState<{ readonly file: File; readonly text: string }>()
  const subtitles = useMemo(() => (isSubtitles(text) ? readSubtitles(text) : undefined), [text])
  const texts = useSplit(subtitles ? '' : text, mode, language, maxCharacters)
  const ofCues = useMemo(() => subtitles && splitOf(subtitles), [subtitles])
  const split = ofCues ?? texts
  const isFromFile = chosen?.text === text
  return {
    text,
    setText,
    isRestored,
    /** A file of subtitles is not edited here: their lines would hide what becomes of them. */
    isTextShown: !(subtitles && isFromFile),
    subtitles,
    split,
    count: subtitles ? countBlocks(spokenCues(subtitles.cues)) : (split?.blocks.length ?? 0),
    takeFile(ofFile: string, file: File) {
      setText(ofFile)
      setChosen({ file, text: ofFile })
    },
    insert() {
      finish()
      if (!subtitles) return onInsert(split?.blocks ?? [])
      const file = isFromFile ? chosen.file : new File([text], `subtitles.${subtitles.kind}`)
      onInsertSubtitles({ file, text, subtitles })
    },
  }
}

export function PasteModal(props: PasteModalProps) {
  const { language, maxCharacters, blocksLeft, onClose } = props
  const { t } = useTranslation(['editor-modals', 'common'])
  const [mode, setMode] = useState<SplitMode>('paragraph')
  const { text, setText, subtitles, split, count, ...pasted } = usePasted(props, mode)
  const name = useId()
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('paste.title')}
      closeLabel={t('common:actions.close')}
      size="medium"
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button variant="primary" disabled={count === 0 || count > blocksLeft} onClick={pasted.insert}>
            {t('paste.insert', { count })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {pasted.isRestored && <SavedDraftNotice of="form" onAfresh={() => setText('')} />}
        {pasted.isTextShown && <PasteField text={text} onChange={setText} />}
        <FileSource language={language} onChange={pasted.takeFile} />
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
      </div>
    </Modal>
  )
}
