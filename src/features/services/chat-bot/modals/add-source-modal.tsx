import { type FormEvent, useState } from 'react'
import { refusalsOf } from '#src/api/api-error.ts'
import { errorsOutsideForm } from '#src/api/form-errors.ts'
import type { Project } from '#src/contract/project.ts'
import type { SavedFile } from '#src/drafts/draft-files.ts'
import { useDraft } from '#src/drafts/use-draft.ts'
import { SavedDraftNotice } from '#src/features/projects/saved-draft-notice.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { RefusalList } from '#src/ui/refusal-list.tsx'
import { useAddSources } from '../bot/source-mutations.ts'
import { SourceFields } from '../form/source-fields.tsx'
import {
  emptySource,
  isFilledIn,
  isTouched,
  SourceDraft,
  type SourceForm,
  sourceRefusals,
  sourcesToSend,
} from '../form/source-form.ts'

function useSourceDraft(projectId: number) {
  const [fields, setFields] = useState(emptySource)
  const [files, setFiles] = useState<readonly SavedFile[]>([])
  const form: SourceForm = { fields, files }
  const set = (next: SourceForm) => {
    setFields(next.fields)
    setFiles(next.files)
  }
  const draft = useDraft({
    kind: { name: `bot source ${projectId}`, version: 1, schema: SourceDraft },
    fields,
    files,
    isTouched: isTouched(form),
    onRestore: (kept, savedFiles) => set({ fields: kept, files: savedFiles }),
  })
  return { form, set, ...draft }
}

export function AddSourceModal({ project, onClose }: { project: Project; onClose: () => void }) {
  const { t } = useTranslation(['chat-bot-lazy', 'common'])
  const { form, set, isRestored, idFor, finish } = useSourceDraft(project.id)
  const save = useAddSources(project, idFor)
  const refusals = refusalsOf(save.error)
  const hasShown = Object.keys(sourceRefusals(refusals)).length > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending || !isFilledIn(form)) return
    save.mutate(sourcesToSend(form), {
      onSuccess() {
        finish()
        onClose()
      },
    })
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      isDismissible={!save.isPending}
      title={t('sources.add')}
      onSubmit={submit}
      cancelLabel={t('common:actions.cancel')}
      actions={
        <Button
          type="submit"
          variant="primary"
          disabled={!isFilledIn(form)}
          isPending={save.isPending}
          pendingLabel={t('sources.adding')}
        >
          {t('sources.add')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4 pb-2">
        {isRestored && (
          <SavedDraftNotice of="form" onAfresh={() => set({ fields: emptySource, files: [] })} />
        )}
        <SourceFields form={form} refusals={refusals} isDisabled={save.isPending} onChange={set} />
        <RefusalList refusals={errorsOutsideForm(refusals, hasShown ? ['sources'] : [])} />
      </div>
    </Modal>
  )
}
