import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#src/api/api-error.ts'
import { type UploadProgress, upload } from '#src/api/upload.ts'
import type { Project } from '#src/contract/project.ts'
import { updateSettings } from '#src/contract/projects.ts'
import { changedFields } from '#src/drafts/changed-fields.ts'
import type { SavedFile } from '#src/drafts/draft-files.ts'
import { projectChanged } from '#src/features/projects/project-changed.ts'
import { sendSettings, unlessConflicting } from '#src/features/projects/settings-mutations.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'
import { type CloneForm, cloneFormOf } from '../form/clone-schema.ts'
import { typedFieldsOf } from '../form/saved-fields.ts'
import { useClone } from '../form/use-clone.ts'

interface VoiceChanges {
  readonly values: CloneForm
  readonly samples: readonly SavedFile[]
  readonly removed: readonly number[]
  readonly image: File | undefined
  readonly permission: File | undefined
  readonly isRented: boolean | undefined
  readonly saved: CloneForm
}

interface SaveVoiceOptions {
  /** Progress of the upload; undefined when it has ended. */
  readonly onProgress: (progress: UploadProgress | undefined) => void
  readonly onSaved: () => void
  readonly onRefused: (error: ApiError) => void
}

export function useSaveVoice(project: Project, { onProgress, onSaved, onRefused }: SaveVoiceOptions) {
  const { slug } = project
  const { t } = useTranslation('cloning-lazy')
  const client = useQueryClient()
  const { take, refresh } = useClone(project)
  return useMutation({
    mutationFn: ({ values, saved, samples, removed, isRented, ...files }: VoiceChanges) => {
      const { title, language, consent: _, ...clone } = changedFields(values, saved)
      const body = {
        ...{ title, language, clone },
        ...(samples.length > 0 && {
          samples: samples.map(({ file }) => file),
          sample_ids: samples.map(({ id }) => id),
          consent: values.consent,
        }),
        removed_samples: removed.length > 0 ? [...removed] : undefined,
        is_rented: isRented,
        ...files,
      }
      const fieldsOf = (latest: Project) => typedFieldsOf(cloneFormOf(latest))
      const bodyOn = unlessConflicting(body, {
        here: typedFieldsOf(values),
        saved: typedFieldsOf(saved),
        fieldsOf,
      })
      return sendSettings(project, bodyOn, (input) => upload(updateSettings, input, { onProgress }))
    },
    onSettled: () => onProgress(undefined),
    onSuccess(answer) {
      if (answer.isSaved) onSaved()
      take(answer.project)
      projectChanged(client, slug)
      if (answer.isSaved) notifications.toast(t('update.saved'), 'success')
    },
    onError(error) {
      // The response may have been lost, so the server's state decides.
      refresh()
      if (error instanceof ApiError) onRefused(error)
    },
  })
}
