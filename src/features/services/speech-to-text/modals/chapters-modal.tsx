import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { CHAPTER_TITLE_MAX, MAX_CHAPTERS } from '#src/contract/limits.ts'
import type { Chapter } from '#src/contract/speech-to-text.ts'
import { useEditor, useSummary, useTextLanguage } from '#src/features/editor/editor-context.ts'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatDuration } from '#src/lib/format-length.ts'
import { useUnsavedWork } from '#src/session/unsaved-work.ts'
import { Button } from '#src/ui/button.tsx'
import { alignedWithControl } from '#src/ui/field.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { useRemovalFocus } from '#src/ui/use-removal-focus.ts'
import { addChapters } from '../transcript/add-chapters.ts'
import { suggestChapters } from '../transcript/suggest-chapters.ts'
import { chaptersOf } from '../transcript/transcript-defaults.ts'

interface SuggestionsProps {
  chapters: readonly Chapter[]
  onChange: (chapters: readonly Chapter[]) => void
}

function Suggestions({ chapters, onChange }: SuggestionsProps) {
  const { t } = useTranslation(['speech-to-text-chapters', 'speech-to-text'])
  const languageOf = useTextLanguage()
  const list = useRef<HTMLUListElement>(null)
  useRemovalFocus(
    list,
    chapters.map(({ id }) => id),
  )
  return (
    <ul ref={list} tabIndex={-1} aria-label={t('list')} className="flex flex-col gap-3 pb-2">
      {chapters.map(({ id, start, title }) => (
        <li key={id} className="flex items-start gap-1">
          <div className="min-w-0 flex-1">
            <TextField
              label={t('name', { time: formatDuration(start) })}
              value={title}
              maxLength={CHAPTER_TITLE_MAX}
              dir="auto"
              lang={languageOf()}
              autoComplete="off"
              onChange={(event) =>
                onChange(chapters.map((one) => (one.id === id ? { ...one, title: event.target.value } : one)))
              }
            />
          </div>
          <span className={alignedWithControl}>
            <IconButton
              label={t('speech-to-text:chapter.remove', { title })}
              icon={<X size={16} aria-hidden />}
              onClick={() => onChange(chapters.filter((one) => one.id !== id))}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Chapters where the subject changes, to name and to leave out before they are added. */
export function ChaptersModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['speech-to-text-chapters', 'common'])
  const editor = useEditor()
  const language = useTextLanguage()()
  const isReadOnly = !isEditable(useSummary())
  const [suggested] = useState(() => {
    const state = editor.store.getState()
    return suggestChapters(state, chaptersOf(state.defaults) ?? [], { language, most: MAX_CHAPTERS })
  })
  const [chapters, setChapters] = useState<readonly Chapter[]>(suggested)
  useUnsavedWork(chapters !== suggested)
  const named = chapters.filter(({ title }) => title.trim() !== '')
  const count = named.length
  function add() {
    onClose()
    const added = named.map((chapter) => ({ ...chapter, title: chapter.title.trim() }))
    if (editor.run(addChapters(editor.store.getState(), added))) editor.offerUndo(t('added', { count }))
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('title')}
      description={chapters.length > 0 && t('text')}
      cancelLabel={t(chapters.length > 0 ? 'common:actions.cancel' : 'common:actions.close')}
      actions={
        chapters.length > 0 && (
          <Button variant="primary" disabled={count === 0 || isReadOnly} onClick={add}>
            {t('add', { count })}
          </Button>
        )
      }
    >
      {chapters.length > 0 ? (
        <Suggestions chapters={chapters} onChange={setChapters} />
      ) : (
        <p className="py-4 text-muted">{t('none')}</p>
      )}
    </Modal>
  )
}
