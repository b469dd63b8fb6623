import { type FormEvent, useState } from 'react'
import { refusalsOf } from '#src/api/api-error.ts'
import { BOOK_NAME_MAX } from '#src/contract/limits.ts'
import { useEditor } from '#src/features/editor/editor-context.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { RefusalList } from '#src/ui/refusal-list.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { useSignal } from '#src/ui/use-signal.ts'
import { CoverField } from '../form/cover-field.tsx'
import { CreditsField } from './credits-field.tsx'
import { useSaveDetails } from './details-mutations.ts'

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
  const { book } = useSignal(useEditor().body)
  const [author, setAuthor] = useState(book?.author ?? '')
  const [narrator, setNarrator] = useState(book?.narrator ?? '')
  const [image, setImage] = useState<File>()
  const { mutate, isPending, error } = useSaveDetails(onClose)
  const { image: ofImage, ...others } = refusalsOf(error)
  function submit(event: FormEvent) {
    event.preventDefault()
    // Named after the voice, the narrator goes on to be so.
    const named = narrator === book?.narrator ? undefined : narrator
    if (!isPending) mutate({ book: { author, narrator: named }, image })
  }
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
        <TextField
          label={t('details.author')}
          value={author}
          maxLength={BOOK_NAME_MAX}
          onChange={(event) => setAuthor(event.target.value)}
        />
        <TextField
          label={t('details.narrator')}
          hint={t('details.narratorHint')}
          value={narrator}
          maxLength={BOOK_NAME_MAX}
          onChange={(event) => setNarrator(event.target.value)}
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
