import { useState } from 'react'
import { cleanedName } from '#src/audio/cleaning/cleaned-name.ts'
import { bleepOver, UNEDITED } from '#src/audio/cleaning/sound-edit.ts'
import { type Cleaning, useCleaning } from '#src/audio/cleaning/use-cleaning.ts'
import { useComparing } from '#src/audio/cleaning/use-comparing.ts'
import type { MediaSource } from '#src/contract/speech-to-text.ts'
import { blocksOf, useEditor } from '#src/features/editor/editor-context.ts'
import { allFinds, chooseFinds, struckPlaces } from '#src/features/redaction/choose-finds.ts'
import { FindList } from '#src/features/redaction/find-list.tsx'
import { NO_REDACTION, type Redaction } from '#src/features/redaction/jobs/redaction.ts'
import { strikePlaces } from '#src/features/redaction/texts/struck-text.ts'
import { useFileSize } from '#src/i18n/use-file-size.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { saveFile } from '#src/lib/save-file.ts'
import { Button } from '#src/ui/button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { PlayIcon } from '#src/ui/play-icon.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { spokenStretches } from '../transcript/bleeps.ts'
import { findPersonalData } from '../transcript/personal-data.ts'
import { speakersOf } from '../transcript/transcript-defaults.ts'

/** Seconds before the first tone, from which the recording is heard. */
const BEFORE_S = 1

/** Personal data in a transcript and in the name of its recording, and the recording with tones over ticked ones. */
function useBleeps({ file_name, audio_url, download_url: url = audio_url, size }: MediaSource) {
  const { store } = useEditor()
  const [{ segments, texts, found }] = useState(() => {
    const state = store.getState()
    const segments = blocksOf(state)
    const texts = [...segments.map(({ text }) => text), file_name]
    return { segments, texts, found: findPersonalData(speakersOf(state.defaults), texts) }
  })
  const choose = (redaction: Redaction) => {
    const finds = chooseFinds(allFinds(texts, redaction.own, found), redaction)
    const places = struckPlaces(finds)
    const edit = spokenStretches(segments, places).reduce(bleepOver, UNEDITED)
    const named = places.filter(({ part }) => part === segments.length)
    return { redaction, finds, edit, name: strikePlaces(file_name, named) }
  }
  const [chosen, setChosen] = useState(() => choose(NO_REDACTION))
  const cleaning = useCleaning({ name: file_name, url, edit: chosen.edit }, size, undefined)
  const { made } = cleaning
  return {
    ...chosen,
    cleaning,
    /** Name of the file to save. */
    name: made ? cleanedName(chosen.name, made.blob) : chosen.name,
    change(redaction: Redaction) {
      const next = choose(redaction)
      setChosen(next)
      cleaning.change(next.edit)
    },
  }
}

interface SoundProps {
  cleaning: Cleaning
  name: string
}

/** Plays the recording with its tones, and says what is saved. */
function Sound({ cleaning, name }: SoundProps) {
  const { t } = useTranslation(['speech-to-text-bleep', 'recording-clean'])
  const sizeOf = useFileSize()
  const { made, edit } = cleaning
  const [first] = edit.bleeped
  const comparing = useComparing(cleaning, name)
  return (
    <div className="flex items-start gap-4">
      <Button
        icon={<PlayIcon isOn={comparing.isOn} />}
        disabled={!made}
        onClick={() => comparing.toggle(Math.max(0, (first?.start ?? 0) - BEFORE_S))}
      >
        {t(comparing.isOn ? 'recording-clean:pause' : 'recording-clean:listen')}
      </Button>
      <p role="status" className="tabular min-w-0 flex-1 self-center wrap-long text-13 text-muted">
        {first === undefined && t('nothing')}
        {made &&
          t('facts', {
            name,
            size: sizeOf(made.blob.size),
            places: t('places', { count: edit.bleeped.length }),
          })}
        {first && !made && (
          <span className="flex items-center gap-2">
            <Spinner size={16} />
            {t('recording-clean:working')}
          </span>
        )}
      </p>
    </div>
  )
}

interface BleepModalProps {
  source: MediaSource
  onClose: () => void
}

/** Saves the recording with a tone over the names, numbers and e-mail addresses of its transcript. */
export function BleepModal({ source, onClose }: BleepModalProps) {
  const { t } = useTranslation(['speech-to-text-bleep', 'recording-clean', 'common'])
  const bleeps = useBleeps(source)
  const { edit, cleaning, name } = bleeps
  const { sound, problem, made } = cleaning
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('title')}
      description={t('text')}
      cancelLabel={t('common:actions.cancel')}
      actions={
        !problem && (
          <Button
            variant="primary"
            disabled={edit.bleeped.length === 0}
            isPending={edit.bleeped.length > 0 && !made}
            onClick={() => made && saveFile(name, made.blob)}
          >
            {t('save')}
          </Button>
        )
      }
    >
      {problem ? (
        <Notice tone="error">{t(`problem.${problem}`)}</Notice>
      ) : (
        <div className="flex flex-col gap-4">
          {sound ? (
            <Sound cleaning={cleaning} name={name} />
          ) : (
            <p role="status" className="flex items-center gap-2 py-2">
              <Spinner />
              {t('recording-clean:opening')}
            </p>
          )}
          <FindList redacting={bleeps} addLabel={t('recording-clean:bleep')} />
        </div>
      )}
    </Modal>
  )
}
