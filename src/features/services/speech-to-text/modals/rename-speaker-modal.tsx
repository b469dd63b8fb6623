import { type FormEvent, useId, useState } from 'react'
import * as z from 'zod/mini'
import { SPEAKER_NAME_MAX } from '#src/contract/limits.ts'
import { useChanges } from '#src/drafts/use-changes.ts'
import { withOrigins } from '#src/drafts/with-origins.ts'
import { useEditor, useProjectDefaults } from '#src/features/editor/editor-context.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { SegmentedControl } from '#src/ui/segmented-control.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { namesakeOf } from '../transcript/namesake.ts'
import { useOpenTranscript } from '../transcript/open-transcript.ts'
import {
  addSpeaker,
  assignSpeaker,
  mergeSpeakers,
  renameSpeaker,
  segmentsOf,
} from '../transcript/segment-commands.ts'
import { speakersOf } from '../transcript/transcript-defaults.ts'

const Renaming = z.object({ name: z.string() })

const RENAME_SCOPES = ['everywhere', 'here'] as const

function useRenaming() {
  const editor = useEditor()
  const { renaming } = useOpenTranscript()
  const locale = useLocale()
  const speakers = speakersOf(useProjectDefaults())
  const [target] = useState(renaming.get())
  const before = speakers.find((speaker) => speaker.id === target?.speakerId)?.name ?? ''
  const { fields, change, finish } = useChanges(
    {
      name: `transcripts speaker ${editor.projectId} ${target?.speakerId}`,
      version: 1,
      schema: withOrigins(z.partial(Renaming)),
    },
    { name: before },
  )
  const { name } = fields
  const [place, setPlace] = useState<(typeof RENAME_SCOPES)[number]>('everywhere')
  const typed = name.trim()
  const namesake = namesakeOf(speakers, typed, locale)
  const isOwn = namesake?.id === target?.speakerId
  const other = isOwn ? undefined : namesake
  return {
    name,
    setName: (typed: string) => change({ name: typed }),
    place,
    setPlace,
    /** Another speaker who already has that name: the segments are assigned to them. */
    other,
    canSave: target !== undefined && typed !== '' && typed !== before && !(isOwn && place === 'here'),
    count: target ? segmentsOf(editor.store.getState(), target.speakerId).length : 0,
    save() {
      if (!target || typed === '') return false
      const state = editor.store.getState()
      if (place === 'here') {
        const { key } = target
        editor.run(other ? assignSpeaker(state, [key], other.id) : addSpeaker(state, typed, [key]))
      } else {
        const { speakerId } = target
        editor.run(other ? mergeSpeakers(state, speakerId, other.id) : renameSpeaker(state, speakerId, typed))
      }
      finish()
      return true
    },
  }
}

export function RenameSpeakerModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['speech-to-text-lazy', 'common'])
  const id = useId()
  const { name, setName, place, setPlace, other, canSave, count, save } = useRenaming()
  function submit(event: FormEvent) {
    event.preventDefault()
    if (save()) onClose()
  }
  return (
    <Modal
      isOpen
      size="narrow"
      onClose={onClose}
      title={t('rename.title')}
      onSubmit={submit}
      cancelLabel={t('common:actions.cancel')}
      actions={
        <Button type="submit" variant="primary" disabled={!canSave}>
          {other ? t(`rename.${place}To`, { name: other.name }) : t('rename.save')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <TextField
          label={t('rename.name')}
          value={name}
          maxLength={SPEAKER_NAME_MAX}
          dir="auto"
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <SegmentedControl
          label={t('rename.where')}
          name={`${id}-where`}
          value={place}
          options={RENAME_SCOPES.map((value) => ({ value, label: t(`rename.${value}`) }))}
          onChange={setPlace}
        />
        <p role="status" className="text-13 text-muted">
          {other && t(`rename.${place}ToHint`, { count, name: other.name })}
          {!other && (place === 'everywhere' ? t('rename.everywhereHint', { count }) : t('rename.hereHint'))}
        </p>
      </div>
    </Modal>
  )
}
