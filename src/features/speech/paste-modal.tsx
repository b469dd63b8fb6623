import { type ClipboardEvent, useId, useState } from 'react'
import * as z from 'zod/mini'
import { useDraft } from '#src/drafts/use-draft.ts'
import { SavedDraftNotice } from '#src/features/projects/saved-draft-notice.tsx'
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

interface PasteModalProps {
  projectId: number
  initialText: string
  language: string
  maxCharacters: number
  blocksLeft: number
  onInsert: (texts: readonly string[]) => void
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

function Outcome({ split, blocksLeft }: { split: Split | undefined; blocksLeft: number }) {
  const { t } = useTranslation('editor-modals')
  const count = split?.blocks.length ?? 0
  return (
    <div role="status" className="flex flex-col gap-3">
      {split ? <SplitPreview split={split} /> : <Spinner size={20} label={t('paste.working')} />}
      {split && split.removed > 0 && (
        <Notice tone="info">{t('paste.removed', { count: split.removed })}</Notice>
      )}
      {count > blocksLeft && <Notice tone="error">{t('paste.tooMany', { count, room: blocksLeft })}</Notice>}
    </div>
  )
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

export function PasteModal(props: PasteModalProps) {
  const { language, maxCharacters, blocksLeft, onInsert, onClose } = props
  const { t } = useTranslation(['editor-modals', 'common'])
  const { text, setText, finish, isRestored } = usePasteDraft(props)
  const [mode, setMode] = useState<SplitMode>('paragraph')
  const name = useId()
  const split = useSplit(text, mode, language, maxCharacters)
  const count = split?.blocks.length ?? 0
  const insert = (
    <Button
      variant="primary"
      disabled={count === 0 || count > blocksLeft}
      onClick={() => {
        finish()
        onInsert(split?.blocks ?? [])
      }}
    >
      {t('paste.insert', { count })}
    </Button>
  )
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
          {insert}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {isRestored && <SavedDraftNotice of="form" onAfresh={() => setText('')} />}
        <PasteField text={text} onChange={setText} />
        <FileSource language={language} onChange={setText} />
        <SegmentedControl
          label={t('paste.mode')}
          name={name}
          value={mode}
          options={splitModes.map((value) => ({ value, label: t(`paste.${value}`) }))}
          onChange={setMode}
        />
        <Outcome split={split} blocksLeft={blocksLeft} />
        <p className="text-13 text-muted">{t('paste.limit', { max: maxCharacters })}</p>
      </div>
    </Modal>
  )
}
