import { useDeferredValue, useMemo, useState } from 'react'
import {
  blocksOf,
  type Editor,
  useEditor,
  useSummary,
  useTextLanguage,
} from '#src/features/editor/editor-context.ts'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import { segmentOf } from '#src/features/segments/segment.ts'
import { TextDifference } from '#src/features/segments/text-difference.tsx'
import { FileSource } from '#src/features/speech/file-source.tsx'
import { PasteField } from '#src/features/speech/paste-field.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatDuration } from '#src/lib/format-length.ts'
import { toggled } from '#src/lib/toggled.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { useUnsavedWork } from '#src/session/unsaved-work.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Disclosure } from '#src/ui/disclosure.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { WindowList } from '#src/ui/window-list.tsx'
import { type AlignedText, alignText } from '../transcript/align-text.ts'
import { spokenLines } from '../transcript/pasted-text.ts'
import { chaptersOf, speakersOf } from '../transcript/transcript-defaults.ts'

/** A text with a smaller share of words that agree may be that of another recording. */
const MIN_AGREEMENT = 0.4
/** Height of a row until it is measured, in pixels. */
const ROW_PX = 57

function alignWithTranscript(editor: Editor, text: string, language: string | undefined): AlignedText {
  const state = editor.store.getState()
  const segments = blocksOf(state).flatMap(({ key, text, own }) => {
    const segment = segmentOf({ own })
    return segment ? [{ key, text, segment }] : []
  })
  const lines = spokenLines(text, {
    title: editor.summary.get().title,
    names: speakersOf(state.defaults).map(({ name }) => name),
    chapters: (chaptersOf(state.defaults) ?? []).map(({ title }) => title),
  })
  return alignText(segments, lines, language)
}

/** The pasted text, how it changes the transcript, and the segments that the customer leaves as they are. */
function usePasted() {
  const editor = useEditor()
  const language = useTextLanguage()()
  const [text, setText] = useState('')
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const settled = useDeferredValue(text)
  const aligned = useMemo(
    () => (settled.trim() === '' ? undefined : alignWithTranscript(editor, settled, language)),
    [editor, settled, language],
  )
  const chosen = aligned?.changed.filter(({ key }) => !left.has(key)) ?? []
  return {
    text,
    language,
    aligned,
    left,
    count: chosen.length,
    setText(next: string) {
      setText(next)
      setLeft(new Set())
    },
    toggle: (key: string) => setLeft(toggled(left, key)),
    replace: () =>
      editor.run({
        edits: chosen.flatMap(({ key, text, words }) => {
          const own = segmentOf(editor.store.getBlock(key))?.with({ words })
          return own ? [{ kind: 'content', key, content: { text, own } }] : []
        }),
      }),
  }
}

interface ChangesProps {
  changed: AlignedText['changed']
  left: ReadonlySet<string>
  onToggle: (key: string) => void
}

function Changes({ changed, left, onToggle }: ChangesProps) {
  const { t } = useTranslation('speech-to-text-paste')
  const { store } = useEditor()
  const items = useMemo(() => changed.map((change) => ({ ...change, id: change.key })), [changed])
  return (
    <WindowList label={t('list')} items={items} rowPx={ROW_PX}>
      {({ key, text }) => {
        const block = store.getBlock(key)
        return (
          <div className="py-2">
            <Checkbox
              label={
                <>
                  <span translate="no" className="tabular me-2 text-13 text-muted">
                    {formatDuration(segmentOf(block)?.start ?? 0)}
                  </span>
                  <TextDifference before={block?.text ?? ''} after={text} />
                </>
              }
              checked={!left.has(key)}
              onChange={() => onToggle(key)}
            />
          </div>
        )
      }}
    </WindowList>
  )
}

function UnmatchedTexts({ title, texts }: { title: string; texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <Disclosure summary={title}>
      <ul className="ps-5 text-muted">
        {[...new Set(texts)].map((text) => (
          <li key={text} {...inOwnLanguage(text)} className="wrap-long py-1">
            {text}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

function Outcome({ aligned, left, onToggle }: Omit<ChangesProps, 'changed'> & { aligned: AlignedText }) {
  const { t } = useTranslation('speech-to-text-paste')
  const { store } = useEditor()
  const { changed, without, unspoken, words, agreeing } = aligned
  return (
    <>
      <div role="status" className="flex flex-col gap-3">
        {agreeing < words * MIN_AGREEMENT && (
          <Notice tone="warn">{t('doubt', { count: words, agreeing })}</Notice>
        )}
        {changed.length > 0 && <p className="font-strong">{t('changes', { count: changed.length })}</p>}
        {changed.length === 0 && agreeing > 0 && <p>{t('same')}</p>}
      </div>
      <UnmatchedTexts
        title={t('without', { count: without.length })}
        texts={without.map((key) => store.getBlock(key)?.text ?? '')}
      />
      <UnmatchedTexts title={t('unspoken', { count: unspoken.length })} texts={unspoken} />
      <Changes changed={changed} left={left} onToggle={onToggle} />
    </>
  )
}

interface PasteTextModalProps {
  /** A file that was dropped on the page. */
  file: File | undefined
  onClose: () => void
}

/** Replaces the words of a transcript by those of a text that the customer has; times, segments and speakers stay. */
export function PasteTextModal({ file, onClose }: PasteTextModalProps) {
  const { t } = useTranslation(['speech-to-text-paste', 'common'])
  const { offerUndo } = useEditor()
  const isReadOnly = !isEditable(useSummary())
  const { text, language, aligned, left, count, setText, toggle, replace } = usePasted()
  useUnsavedWork(text !== '')
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('title')}
      description={t('text')}
      cancelLabel={t('common:actions.cancel')}
      size="medium"
      actions={
        <Button
          variant="primary"
          disabled={count === 0 || isReadOnly}
          onClick={() => {
            onClose()
            if (replace()) offerUndo(t('replaced', { count }))
          }}
        >
          {t('replace', { count })}
        </Button>
      }
    >
      <div className="flex flex-col gap-4 pb-2">
        <PasteField text={text} onChange={setText} />
        <div className="flex flex-wrap items-center gap-x-6">
          <FileSource language={language ?? ''} initial={file} onChange={setText} />
          {text !== '' && (
            <Button variant="quiet" size="small" onClick={() => setText('')}>
              {t('again')}
            </Button>
          )}
        </div>
        {aligned && <Outcome aligned={aligned} left={left} onToggle={toggle} />}
      </div>
    </Modal>
  )
}
