import { Captions } from 'lucide-react'
import { useMemo, useState } from 'react'
import {
  blocksOf,
  type Edit,
  type EditorState,
  useEditor,
  useSummary,
  useTextLanguage,
} from '#src/features/editor/editor-context.ts'
import { EncodingChoice } from '#src/features/projects/encoding-choice.tsx'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import { type DividedSubtitles, divideSubtitles } from '#src/features/subtitles/divide-subtitles.ts'
import { readSubtitles, type Subtitles } from '#src/features/subtitles/read-subtitles.ts'
import { SavedSubtitleFile } from '#src/features/subtitles/saved-subtitle-file.tsx'
import { saveSubtitles } from '#src/features/subtitles/saved-subtitles.ts'
import { SubtitleFaults } from '#src/features/subtitles/subtitle-faults.tsx'
import { useSavedSubtitles } from '#src/features/subtitles/use-saved-subtitles.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatDuration } from '#src/lib/format-length.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import type { TextEncoding } from '#src/rules/text-encodings.ts'
import { Button } from '#src/ui/button.tsx'
import { ChosenFile } from '#src/ui/chosen-file.tsx'
import { DropZone } from '#src/ui/drop-zone.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { segmentOf } from './segment.ts'

const ACCEPTED = ['.srt', '.vtt']
/** Maximum number of entries of each list of texts without a match. */
const MAX_LISTED = 20

interface OpenedSubtitles {
  readonly file: File
  readonly text: string
  readonly encoding: TextEncoding
  readonly subtitles: Subtitles
}

async function openSubtitles(
  file: File,
  language: string,
  chosen?: TextEncoding,
): Promise<OpenedSubtitles | undefined> {
  const { readPlainText, plainTextIn } = await import('#src/rules/plain-text.ts')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const read = chosen
    ? { text: plainTextIn(bytes, chosen), encoding: chosen }
    : readPlainText(bytes, language)
  if (!read) return undefined
  const subtitles = readSubtitles(read.text)
  return subtitles.cues.length === 0 ? undefined : { file, ...read, subtitles }
}

interface LeftoversProps {
  title: string
  items: readonly { readonly id: string; readonly start: number; readonly text: string }[]
}

function UnmatchedSubtitles({ title, items }: LeftoversProps) {
  if (items.length === 0) return null
  return (
    <section>
      <h3 className="text-14 font-strong">{title}</h3>
      <ul className="text-14 text-muted">
        {items.slice(0, MAX_LISTED).map(({ id, start, text }) => (
          <li key={id} className="flex gap-3 py-1">
            <span className="tabular shrink-0">{formatDuration(start)}</span>
            <span {...inOwnLanguage(text)} className="min-w-0 truncate">
              {text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Preview({ subtitles, result }: { subtitles: Subtitles; result: DividedSubtitles }) {
  const { t } = useTranslation('subtitles')
  const { store } = useEditor()
  const { laid, without, outside } = result
  return (
    <div role="status" className="flex flex-col gap-4">
      <p>{t('laid', { count: laid.length, subtitles: subtitles.cues.length - outside.length })}</p>
      <SubtitleFaults subtitles={subtitles} />
      <UnmatchedSubtitles
        title={t('without', { count: without.length })}
        items={without.flatMap((key) => {
          const block = store.getBlock(key)
          return block ? [{ id: key, start: segmentOf(block)?.start ?? 0, text: block.text }] : []
        })}
      />
      <UnmatchedSubtitles
        title={t('outside', { count: outside.length })}
        items={outside.flatMap((index) => {
          const cue = subtitles.cues[index]
          return cue ? [{ id: `cue ${index}`, start: cue.start, text: cue.text }] : []
        })}
      />
    </div>
  )
}

/** Segments that have the text to replace: their own, or their translation. */
const segmentsIn = (state: EditorState, part: string | undefined) =>
  blocksOf(state).flatMap((block) => {
    const segment = segmentOf(block)
    const hasText = part === undefined || block.own?.textOf?.(part) !== undefined
    return segment && hasText ? [{ key: block.key, start: segment.start, end: segment.end }] : []
  })

const editsFor = ({ laid }: DividedSubtitles, part: string | undefined): Edit[] =>
  laid.map(({ key, text }) =>
    part === undefined ? { kind: 'content', key, content: { text } } : { kind: 'part', key, part, text },
  )

function useOpenedSubtitles(part: string | undefined) {
  const editor = useEditor()
  const language = useTextLanguage()(part) ?? ''
  const [opened, setOpened] = useState<OpenedSubtitles>()
  const [unread, setUnread] = useState<string>()
  async function take(file: File, encoding?: TextEncoding) {
    const read = await openSubtitles(file, language, encoding).catch(() => undefined)
    setOpened(read)
    setUnread(read ? undefined : file.name)
  }
  const result = useMemo(
    () => opened && divideSubtitles(opened.subtitles.cues, segmentsIn(editor.store.getState(), part)),
    [opened, editor, part],
  )
  /** Replaces the texts in one step of undo, and keeps the file, so that it can be downloaded unchanged. */
  function lay() {
    if (!opened || !result || !editor.run({ edits: editsFor(result, part) })) return false
    const places = result.laid.flatMap(({ key, text, cues }) => {
      const block = editor.store.getBlock(key)?.clientId
      return block === undefined ? [] : { block, text, cues }
    })
    void saveSubtitles({ projectId: editor.projectId, part }, { ...opened, places })
    return true
  }
  return { opened, unread, result, take, lay, remove: () => setOpened(undefined) }
}

interface SourceProps {
  opened: OpenedSubtitles | undefined
  unread: string | undefined
  isDisabled: boolean
  onTake: (file: File, encoding?: TextEncoding) => void
  onRemove: () => void
}

function Source({ opened, unread, isDisabled, onTake, onRemove }: SourceProps) {
  const { t } = useTranslation(['subtitles', 'common'])
  if (!opened) {
    return (
      <DropZone
        label={t('drop')}
        buttonLabel={t('choose')}
        folderProblem={(name) => t('common:folder', { name })}
        accept={ACCEPTED}
        isDisabled={isDisabled}
        problem={unread && t('none', { name: unread })}
        onFiles={([file]) => file && onTake(file)}
      />
    )
  }
  const { file, encoding } = opened
  return (
    <>
      <ChosenFile
        name={file.name}
        icon={<Captions size={16} aria-hidden />}
        removeLabel={t('remove', { name: file.name })}
        onRemove={onRemove}
      />
      <EncodingChoice encoding={encoding} onChange={(changed) => onTake(file, changed)} />
    </>
  )
}

interface LayOverModalProps {
  /** The text of segments that the file has, if not their own. */
  part?: string
  /** Names the texts that the file replaces. */
  description: string
  onClose: () => void
}

/** Replaces the texts of segments by those of a subtitle file, by time; the segments keep their times. */
export function LayOverModal({ part, description, onClose }: LayOverModalProps) {
  const { t } = useTranslation(['subtitles', 'common'])
  const { offerUndo } = useEditor()
  const isReadOnly = !isEditable(useSummary())
  const kept = useSavedSubtitles(part)
  const { opened, unread, result, take, lay, remove } = useOpenedSubtitles(part)
  const count = result?.laid.length ?? 0
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('title')}
      description={description}
      cancelLabel={t(opened ? 'common:actions.cancel' : 'common:actions.close')}
      size="medium"
      actions={
        opened && (
          <Button
            variant="primary"
            disabled={count === 0 || isReadOnly}
            onClick={() => {
              onClose()
              if (lay()) offerUndo(t('replaced', { count }))
            }}
          >
            {t('replace', { count })}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4 pb-2">
        {kept && !opened && <SavedSubtitleFile kept={kept} part={part} />}
        <Source
          opened={opened}
          unread={unread}
          isDisabled={isReadOnly}
          onTake={(file, encoding) => void take(file, encoding)}
          onRemove={remove}
        />
        {opened && result && <Preview subtitles={opened.subtitles} result={result} />}
      </div>
    </Modal>
  )
}
