import type { Project } from '#src/contract/project.ts'
import { changedFields } from '#src/drafts/changed-fields.ts'
import { type SentSettings, useSaveSettings } from '#src/features/projects/settings-mutations.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'
import {
  fieldsOfForm,
  formOfProject,
  type ReaderForm,
  type ReaderValues,
} from '../form/reader-form-schema.ts'
import type { ReaderFormState } from '../form/use-reader-form.ts'

/** Request body for the changed fields. */
function changesOf(values: ReaderForm, saved: ReaderForm) {
  const { reader: _, title, ...changed } = changedFields(values, saved)
  const { look, ...reader } = changedFields(values.reader, saved.reader)
  return {
    ...changed,
    ...(title && { title }),
    ...(changed.selector && { selector: changed.selector.trim() }),
    reader: { ...reader, ...(look && { look: changedFields(look, saved.reader.look) }) },
  }
}

export function useSaveReader(project: Project, { startAfresh, showRefusal }: ReaderFormState) {
  const { t } = useTranslation('website-reader-lazy')
  const { mutate, mutateAsync, isPending } = useSaveSettings<ReaderValues>(project)
  const saved = formOfProject(project)
  const write = (values: ReaderForm) => ({
    body: changesOf(values, saved),
    here: fieldsOfForm(values),
    saved: fieldsOfForm(saved),
    fieldsOf: (latest: Project) => fieldsOfForm(formOfProject(latest)),
  })
  const options = {
    onSuccess({ project: latest, isSaved }: SentSettings) {
      if (!isSaved) return
      startAfresh(formOfProject(latest))
      notifications.toast(t('settings.saved'), 'success')
    },
    onError: showRefusal,
  }
  return {
    isPending,
    send: (values: ReaderForm) => mutate(write(values), options),
    sendAtOnce: (values: ReaderForm) => mutateAsync(write(values), options),
  }
}
