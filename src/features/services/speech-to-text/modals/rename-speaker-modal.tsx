import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SPEAKER_NAME_MAX } from '#src/contract/limits.ts'
import { useEditor, useProjectDefaults } from '#src/features/editor/editor-context.ts'
import { Button } from '#src/ui/button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { SegmentedControl } from '#src/ui/segmented-control.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { useOpenTranscript } from '../transcript/open-transcript.ts'
import { addSpeaker, renameSpeaker, segmentsOf } from '../transcript/segment-commands.ts'
import { speakersOf } from '../transcript/speakers.ts'

const places = ['everywhere', 'here'] as const

function useRenaming() {
  const editor = useEditor()
  const { renaming } = useOpenTranscript()
  const speakers = speakersOf(useProjectDefaults())
  const [target] = useState(renaming.get())
  const before = speakers.find((speaker) => speaker.id === target?.speakerId)?.name ?? ''
  const [name, setName] = useState(before)
  const [place, setPlace] = useState<(typeof places)[number]>('everywhere')
  const typed = name.trim()
  return {
    name,
    setName,
    place,
    setPlace,
    canSave: target !== undefined && typed !== '' && typed !== before,
    count: target ? segmentsOf(editor.store.getState(), target.speakerId).length : 0,
    save() {
      if (!target || typed === '') return false
      const state = editor.store.getState()
      const command =
        place === 'everywhere'
          ? renameSpeaker(state, target.speakerId, typed)
          : addSpeaker(state, typed, [target.key])
      editor.run(command)
      return true
    },
  }
}

export function RenameSpeakerModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['speech-to-text', 'common'])
  const id = useId()
  const { name, setName, place, setPlace, canSave, count, save } = useRenaming()
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
      closeLabel={t('common:actions.close')}
      actions={
        <Button type="submit" form={`${id}-form`} variant="primary" disabled={!canSave}>
          {t('rename.save')}
        </Button>
      }
    >
      <form id={`${id}-form`} onSubmit={submit} className="flex flex-col gap-4">
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
          options={places.map((value) => ({ value, label: t(`rename.${value}`) }))}
          onChange={setPlace}
        />
        <p role="status" className="text-13 text-muted">
          {place === 'everywhere' ? t('rename.everywhereHint', { count }) : t('rename.hereHint')}
        </p>
      </form>
    </Modal>
  )
}
