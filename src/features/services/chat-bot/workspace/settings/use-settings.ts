import { type Dispatch, type FormEvent, type SetStateAction, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { refusalsOf } from '#src/api/api-error.ts'
import type { Project } from '#src/contract/project.ts'
import { changedIn } from '#src/drafts/changed-in.ts'
import type { KeptFile } from '#src/drafts/draft-files.ts'
import { useSaveOffer } from '#src/drafts/save-drafts.ts'
import { useDraft } from '#src/drafts/use-draft.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'
import { useSaveBot } from '../../bot/bot-mutations.ts'
import { draftOf, SettingsDraft, settingsOf } from './settings-form.ts'

const kindOf = ({ id }: Project) =>
  ({ name: `bot settings ${id}`, version: 3, schema: z.partial(SettingsDraft) }) as const

/** Shows what was saved, here or elsewhere, in every field where nothing else was typed since. */
function useLatest(saved: SettingsDraft, setDraft: Dispatch<SetStateAction<SettingsDraft>>) {
  const before = useRef(saved)
  const savedText = JSON.stringify(saved)
  useEffect(() => {
    const latest: SettingsDraft = JSON.parse(savedText)
    const was = before.current
    before.current = latest
    setDraft((typed) => ({ ...latest, ...changedIn(typed, was) }))
  }, [savedText, setDraft])
}

export function useSettings(project: Project, saved: SettingsDraft) {
  const { t } = useTranslation('chat-bot')
  const [draft, setDraft] = useState(saved)
  const [files, setFiles] = useState<readonly KeptFile[]>([])
  const avatar = files[0]?.file
  const isDirty = avatar !== undefined || JSON.stringify(draft) !== JSON.stringify(saved)
  const kept = useDraft({
    kind: kindOf(project),
    fields: changedIn(draft, saved),
    files,
    isTouched: isDirty,
    onRestore(fields, keptFiles) {
      setDraft({ ...saved, ...fields })
      setFiles(keptFiles)
    },
  })
  useLatest(saved, setDraft)
  const save = useSaveBot(project)
  const body = { bot: settingsOf(draft), language: draft.language, image: avatar }
  useSaveOffer(isDirty, () => save.mutateAsync(body))
  return {
    draft,
    isDirty,
    isRestored: kept.isRestored,
    isPending: save.isPending,
    refusals: refusalsOf(save.error),
    change: (part: Partial<SettingsDraft>) => setDraft({ ...draft, ...part }),
    avatar,
    setAvatar: (file: File | undefined) => setFiles(file ? [{ id: 'avatar', file }] : []),
    discard() {
      setDraft(saved)
      setFiles([])
    },
    submit(event: FormEvent) {
      event.preventDefault()
      if (save.isPending || !isDirty) return
      save.mutate(body, {
        onSuccess({ project: latest }) {
          // What the server has tidied up is what is on screen.
          setDraft(draftOf(latest) ?? draft)
          setFiles([])
          notifications.toast(t('settings.saved'), 'success')
        },
      })
    },
  }
}

export type Settings = ReturnType<typeof useSettings>
