import type { FormEvent } from 'react'
import * as z from 'zod/mini'
import { refusalsOf } from '#src/api/api-error.ts'
import type { Book } from '#src/contract/audio-book.ts'
import { BOOK_NAME_MAX } from '#src/contract/limits.ts'
import type { Project } from '#src/contract/project.ts'
import { useChanges } from '#src/drafts/use-changes.ts'
import { withOrigins } from '#src/drafts/with-origins.ts'
import { useEditor } from '#src/features/editor/editor-context.ts'
import { useSaveEditedSettings } from '#src/features/projects/edited-settings-mutations.ts'
import { FieldConflicts } from '#src/features/projects/field-conflicts.tsx'
import { SavedDraftNotice } from '#src/features/projects/saved-draft-notice.tsx'
import { unlessConflicting } from '#src/features/projects/settings-mutations.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { ActionOrder } from '#src/ui/action-order.tsx'
import { Button } from '#src/ui/button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { RefusalList } from '#src/ui/refusal-list.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { useSignal } from '#src/ui/use-signal.ts'
import { CoverField } from '../form/cover-field.tsx'

function CreditsField({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('audio-book-lazy')
  const editor = useEditor()
  const { book } = useSignal(editor.body)
  if (!book) return null
  const { opening, closing } = book.credits
  function add() {
    const last = editor.store.getOrder().at(-1) ?? null
    editor.addChapter(last, t('credits.closing'))
    editor.insertTexts({ after: editor.store.getOrder().at(-1) ?? null }, [{ text: closing }])
    editor.addChapter(null, t('credits.opening'))
    editor.insertTexts({ after: editor.store.getOrder()[0] ?? null }, [{ text: opening }])
    onDone()
  }
  return (
    <div className="flex flex-col gap-2">
      <p className="font-strong">{t('credits.title')}</p>
      <p className="text-13 text-muted">{opening}</p>
      <p className="text-13 text-muted">{closing}</p>
      <div>
        <Button size="small" onClick={add}>
          {t('credits.add')}
        </Button>
      </div>
    </div>
  )
}

const COVER_ID = 'cover'

const Details = z.object({ author: z.string(), narrator: z.string() })

const detailsOf = (book: Book | null | undefined) => ({
  author: book?.author ?? '',
  narrator: book?.narrator ?? '',
})

function useDetails(onClose: () => void) {
  const editor = useEditor()
  const { body, projectId } = editor
  const { book } = useSignal(body)
  const saved = detailsOf(book)
  const { fields, changed, files, setFiles, finish, ...kept } = useChanges(
    { name: `book details ${projectId}`, version: 1, schema: withOrigins(z.partial(Details)) },
    saved,
  )
  const image = files[0]?.file
  const { mutate, isPending, error } = useSaveEditedSettings(editor, () => {
    finish()
    onClose()
  })
  return {
    ...kept,
    ...fields,
    ...{ book, image, isPending, error },
    setImage: (file: File | undefined) => setFiles(file ? [{ id: COVER_ID, file }] : []),
    submit(event: FormEvent) {
      event.preventDefault()
      const write = { here: fields, saved, fieldsOf: ({ body }: Project) => detailsOf(body.book) }
      if (!isPending) mutate(unlessConflicting({ book: changed, image }, write))
    },
  }
}

function DetailsActions({ isPending, onClose }: { isPending: boolean; onClose: () => void }) {
  const { t } = useTranslation('common')
  return (
    <ActionOrder>
      <Button onClick={onClose} disabled={isPending}>
        {t('actions.cancel')}
      </Button>
      <Button type="submit" variant="primary" isPending={isPending}>
        {t('actions.save')}
      </Button>
    </ActionOrder>
  )
}

export function BookDetailsModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['audio-book-lazy', 'audio-book-form'])
  const { book, author, narrator, image, change, setImage, submit, isPending, ...details } =
    useDetails(onClose)
  const { image: ofImage, ...others } = refusalsOf(details.error)
  return (
    <Modal
      isOpen
      onClose={onClose}
      isDismissible={!isPending}
      title={t('details.title')}
      onSubmit={submit}
      actions={<DetailsActions isPending={isPending} onClose={onClose} />}
    >
      <div className="flex flex-col gap-4 pb-2">
        {details.isRestored && <SavedDraftNotice of="changes" onAfresh={details.startAfresh} />}
        <TextField
          label={t('audio-book-form:details.author')}
          value={author}
          maxLength={BOOK_NAME_MAX}
          onChange={(event) => change({ author: event.target.value })}
        />
        <TextField
          label={t('audio-book-form:details.narrator')}
          hint={t('details.narratorHint')}
          value={narrator}
          maxLength={BOOK_NAME_MAX}
          onChange={(event) => change({ narrator: event.target.value })}
        />
        <CoverField
          coverUrl={book?.cover_url ?? undefined}
          chosen={image}
          error={ofImage}
          onChoose={setImage}
        />
        <CreditsField onDone={onClose} />
        {!isPending && <FieldConflicts crossed={details.crossed} />}
        <RefusalList refusals={others} />
      </div>
    </Modal>
  )
}
