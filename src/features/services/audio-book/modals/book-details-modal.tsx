import type { FormEvent } from 'react'
import * as z from 'zod/mini'
import { refusalsOf } from '#src/api/api-error.ts'
import { BOOK_NAME_MAX } from '#src/contract/limits.ts'
import { useChanges } from '#src/drafts/use-changes.ts'
import { useEditor } from '#src/features/editor/editor-context.ts'
import { KeptNotice } from '#src/features/projects/kept-notice.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { RefusalList } from '#src/ui/refusal-list.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { useSignal } from '#src/ui/use-signal.ts'
import { CoverField } from '../form/cover-field.tsx'
import { CreditsField } from './credits-field.tsx'
import { useSaveDetails } from './details-mutations.ts'

const COVER_ID = 'cover'

const Details = z.object({ author: z.string(), narrator: z.string() })

function useDetails(onClose: () => void) {
  const { body, projectId } = useEditor()
  const { book } = useSignal(body)
  const { fields, changed, files, setFiles, finish, ...kept } = useChanges(
    { name: `book details ${projectId}`, version: 1, schema: z.partial(Details) },
    { author: book?.author ?? '', narrator: book?.narrator ?? '' },
  )
  const image = files[0]?.file
  const { mutate, isPending, error } = useSaveDetails(() => {
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
      // Named after the voice, the narrator goes on to be so.
      const { author = fields.author, narrator } = changed
      if (!isPending) mutate({ book: { author, narrator }, image })
    },
  }
}

function DetailsActions({ isPending, onClose }: { isPending: boolean; onClose: () => void }) {
  const { t } = useTranslation('common')
  return (
    <>
      <Button onClick={onClose} disabled={isPending}>
        {t('actions.cancel')}
      </Button>
      <Button type="submit" variant="primary" isPending={isPending}>
        {t('actions.save')}
      </Button>
    </>
  )
}

export function BookDetailsModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['audio-book', 'common'])
  const { book, author, narrator, image, change, setImage, submit, isPending, ...details } =
    useDetails(onClose)
  const { image: ofImage, ...others } = refusalsOf(details.error)
  return (
    <Modal
      isOpen
      onClose={onClose}
      isDismissible={!isPending}
      title={t('details.title')}
      closeLabel={t('common:actions.close')}
      onSubmit={submit}
      actions={<DetailsActions isPending={isPending} onClose={onClose} />}
    >
      <div className="flex flex-col gap-4 pb-2">
        {details.isRestored && <KeptNotice of="changes" onAfresh={details.startAfresh} />}
        <TextField
          label={t('details.author')}
          value={author}
          maxLength={BOOK_NAME_MAX}
          onChange={(event) => change({ author: event.target.value })}
        />
        <TextField
          label={t('details.narrator')}
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
        <RefusalList refusals={others} />
      </div>
    </Modal>
  )
}
