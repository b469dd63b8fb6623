import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#src/api/api-error.ts'
import { type UploadProgress, upload } from '#src/api/upload.ts'
import type { Project } from '#src/contract/project.ts'
import { updateSettings } from '#src/contract/projects.ts'
import type { KeptFile } from '#src/drafts/draft-files.ts'
import { projectChanged } from '#src/features/projects/project-changed.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'
import { type CloneForm, detailsOf } from '../form/clone-schema.ts'
import { useClone } from '../form/use-clone.ts'

interface VoiceChanges {
  readonly values: CloneForm
  readonly samples: readonly KeptFile[]
  readonly removed: readonly number[]
  readonly image: File | undefined
  readonly permission: File | undefined
  readonly isRented: boolean | undefined
}

interface SaveVoiceOptions {
  /** Of the upload; undefined once it is over. */
  readonly onProgress: (progress: UploadProgress | undefined) => void
  readonly onSaved: () => void
  readonly onRefused: (error: ApiError) => void
}

export function useSaveVoice(project: Project, { onProgress, onSaved, onRefused }: SaveVoiceOptions) {
  const { slug, id } = project
  const { t } = useTranslation('cloning')
  const client = useQueryClient()
  const { take, refresh } = useClone(project)
  return useMutation({
    mutationFn: ({ values, samples, removed, isRented, ...files }: VoiceChanges) => {
      const { title, language, consent } = values
      const body = {
        ...{ title, language, clone: detailsOf(values) },
        ...(samples.length > 0 && {
          samples: samples.map(({ file }) => file),
          sample_ids: samples.map(({ id }) => id),
          consent,
        }),
        removed_samples: removed.length > 0 ? [...removed] : undefined,
        is_rented: isRented,
        ...files,
      }
      return upload(updateSettings, { params: { slug, id }, body }, { onProgress })
    },
    onSettled: () => onProgress(undefined),
    onSuccess(answer) {
      onSaved()
      take(answer.project)
      projectChanged(client, slug)
      notifications.toast(t('update.saved'), 'success')
    },
    onError(error) {
      // The answer may have been lost: what the server has now decides.
      refresh()
      if (error instanceof ApiError) onRefused(error)
    },
  })
}
