import { type Dispatch, type FormEvent, type SetStateAction, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { refusalsOf } from '#src/api/api-error.ts'
import type { Project } from '#src/contract/project.ts'
import { changedFields } from '#src/drafts/changed-fields.ts'
import type { SavedFile } from '#src/drafts/draft-files.ts'
import { useSaveOffer } from '#src/drafts/save-drafts.ts'
import { useDraft } from '#src/drafts/use-draft.ts'
import { useOrigins } from '#src/drafts/use-origins.ts'
import { withOrigins } from '#src/drafts/with-origins.ts'
import { useSaveSettings } from '#src/features/projects/settings-mutations.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'
import { useObjectUrl } from '#src/ui/use-object-url.ts'
import { changesOf, draftOf, SettingsDraft } from './settings-form.ts'

const kindOf = ({ id }: Project) =>
  ({ name: `bot settings ${id}`, version: 3, schema: withOrigins(z.partial(SettingsDraft)) }) as const

/** Shows newly saved values, from here or elsewhere, in every field that has no unsaved input. */
function useLatest(saved: SettingsDraft, setDraft: Dispatch<SetStateAction<SettingsDraft>>) {
  const before = useRef(saved)
  const savedText = JSON.stringify(saved)
  useEffect(() => {
    const latest: SettingsDraft = JSON.parse(savedText)
    const was = before.current
    before.current = latest
    setDraft((typed) => ({ ...latest, ...changedFields(typed, was) }))
  }, [savedText, setDraft])
}

const NO_REFUSALS = {}

export function useSettings(project: Project, saved: SettingsDraft) {
  const { t } = useTranslation('chat-bot-lazy')
  const [draft, setDraft] = useState(saved)
  const [files, setFiles] = useState<readonly SavedFile[]>([])
  const avatar = files[0]?.file
  const avatarUrl = useObjectUrl(avatar) ?? draft.avatarUrl ?? undefined
  const isDirty = avatar !== undefined || JSON.stringify(draft) !== JSON.stringify(saved)
  const origins = useOrigins(draft, saved)
  const kept = useDraft({
    kind: kindOf(project),
    fields: origins.kept,
    files,
    isTouched: isDirty,
    onRestore(left, savedFiles) {
      setDraft({ ...saved, ...origins.restore(left, left.was) })
      setFiles(savedFiles)
    },
  })
  useLatest(saved, setDraft)
  const save = useSaveSettings<SettingsDraft>(project)
  const { changed, crossed } = origins
  const body = { bot: changesOf(changed), language: changed.language, image: avatar }
  const write = { body, saved, here: draft, fieldsOf: (latest: Project) => draftOf(latest) ?? saved }
  useSaveOffer(isDirty, () => save.mutateAsync(write))
  return {
    draft,
    isDirty,
    isRestored: kept.isRestored,
    isPending: save.isPending,
    crossed: save.isPending ? NO_REFUSALS : crossed,
    refusals: refusalsOf(save.error),
    change: (part: Partial<SettingsDraft>) => setDraft({ ...draft, ...part }),
    avatarUrl,
    setAvatar: (file: File | undefined) => setFiles(file ? [{ id: 'avatar', file }] : []),
    discard() {
      setDraft(saved)
      setFiles([])
    },
    submit(event: FormEvent) {
      event.preventDefault()
      if (save.isPending || !isDirty) return
      save.mutate(write, {
        onSuccess({ project: latest, isSaved }) {
          if (!isSaved) return
          // Shows the server's normalised values.
          setDraft(draftOf(latest) ?? draft)
          setFiles([])
          notifications.toast(t('settings.saved'), 'success')
        },
      })
    },
  }
}

export type Settings = ReturnType<typeof useSettings>
