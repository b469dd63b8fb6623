import { Undo2, ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { useFileSize } from '#src/i18n/use-file-size.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatLength } from '#src/lib/format-length.ts'
import { rememberOriginal } from '#src/lib/original-files.ts'
import { hasShortcutModifier, shortcutLetter } from '#src/lib/shortcut-key.ts'
import { MEGABYTE } from '#src/rules/limits.ts'
import type { Stretch } from '#src/rules/voice-activity.ts'
import { useUnsavedWork } from '#src/session/unsaved-work.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Kbd } from '#src/ui/kbd.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { PlayIcon } from '#src/ui/play-icon.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { useKeyDown } from '#src/ui/use-key-down.ts'
import { COMPARE_KEY } from '../compare-key.ts'
import type { OpenedSound } from './clean-jobs.ts'
import { Cuts, Switches, type ToolsProps } from './clean-tools.tsx'
import { CleanWaveform } from './clean-waveform.tsx'
import { cleanedName } from './cleaned-name.ts'
import { isFilmFile } from './is-film-file.ts'
import { isUnedited, UNEDITED } from './sound-edit.ts'
import { type Cleaning, type CleanSource, type FirstRepair, useCleaning } from './use-cleaning.ts'
import { type Comparing, useComparing } from './use-comparing.ts'

const MAX_ZOOM = 16

export interface CleanModalProps {
  source: CleanSource
  /** Limit of the cleaned file. */
  maxMegabytes: number
  mend?: FirstRepair | undefined
  /** Receives the cleaned file, or the original if nothing is changed any more. */
  onCleaned: (file: File) => void
  onClose: () => void
}

function Facts({ cleaning, sound }: ToolsProps) {
  const { t } = useTranslation('recording-clean')
  const { number } = useFormat()
  const sizeOf = useFileSize()
  const { file, edit, made } = cleaning
  const factsOf = ({ duration, loudness }: Pick<OpenedSound, 'duration' | 'loudness'>, bytes = 0) =>
    t('facts', { time: formatLength(duration), level: number(loudness), size: sizeOf(bytes) })
  return (
    <p role="status" className="tabular flex flex-wrap gap-x-4 text-13 text-muted">
      <span>{t('before', { facts: factsOf(sound, file?.size) })}</span>
      {!isUnedited(edit) &&
        (made ? (
          <span className="text-ink">{t('after', { facts: factsOf(made, made.blob.size) })}</span>
        ) : (
          <span className="flex items-center gap-2">
            <Spinner size={16} />
            {t('working')}
          </span>
        ))}
    </p>
  )
}

/** F8 compares with the original, Ctrl Z takes the last step back, wherever the focus is in the modal. */
function useKeys(compare: () => void, { undo }: Cleaning) {
  useKeyDown((event) => {
    const letter = shortcutLetter(event)
    const isUndo = letter === 'z' && hasShortcutModifier(event) && !event.shiftKey
    const isCompare = event.key === COMPARE_KEY && !event.repeat
    if (!isUndo && !isCompare) return
    event.preventDefault()
    if (isUndo) undo()
    else compare()
  })
}

interface ListeningProps {
  cleaning: Cleaning
  comparing: Comparing
  from: number
  zoom: number
  onZoom: (zoom: number) => void
}

function Listening({ cleaning, comparing, from, zoom, onZoom }: ListeningProps) {
  const { t } = useTranslation('recording-clean')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        data-autofocus
        icon={<PlayIcon isOn={comparing.isOn} />}
        disabled={!comparing.isReady}
        onClick={() => comparing.toggle(from)}
      >
        {t(comparing.isOn ? 'pause' : 'listen')}
      </Button>
      <Button
        aria-pressed={comparing.isOriginal}
        aria-keyshortcuts={COMPARE_KEY}
        variant={comparing.isOriginal ? 'chosen' : 'secondary'}
        disabled={isUnedited(cleaning.edit)}
        onClick={comparing.compare}
      >
        {t('original')}
        <span aria-hidden className="max-sm:hidden">
          <Kbd>{COMPARE_KEY}</Kbd>
        </span>
      </Button>
      <span className="ml-auto flex">
        <IconButton
          label={t('undo')}
          icon={<Undo2 size={16} aria-hidden />}
          disabled={!cleaning.canUndo}
          onClick={cleaning.undo}
        />
        <IconButton
          label={t('zoomOut')}
          icon={<ZoomOut size={16} aria-hidden />}
          disabled={zoom === 1}
          onClick={() => onZoom(zoom / 2)}
        />
        <IconButton
          label={t('zoomIn')}
          icon={<ZoomIn size={16} aria-hidden />}
          disabled={zoom >= MAX_ZOOM}
          onClick={() => onZoom(zoom * 2)}
        />
      </span>
    </div>
  )
}

function Editor({ cleaning, sound, name }: ToolsProps & { name: string }) {
  const { t } = useTranslation('recording-clean')
  const { edit } = cleaning
  const whole = { start: 0, end: sound.duration }
  const [selection, setSelection] = useState<Stretch>(whole)
  const [zoom, setZoom] = useState(1)
  const comparing = useComparing(cleaning, name)
  const [hasKeyCompared, setHasKeyCompared] = useState(false)
  useKeys(() => {
    setHasKeyCompared(true)
    comparing.compare()
  }, cleaning)
  return (
    <div className="flex flex-col gap-4">
      <CleanWaveform
        sound={sound}
        edit={edit}
        selection={selection}
        zoom={zoom}
        comparing={comparing}
        onSelect={setSelection}
      />
      <p className="-mt-2 text-13 text-muted">{t('select')}</p>
      <Listening
        cleaning={cleaning}
        comparing={comparing}
        from={selection.start}
        zoom={zoom}
        onZoom={setZoom}
      />
      <span role="status" className="sr-only">
        {hasKeyCompared && t(comparing.isOriginal ? 'original' : 'sent')}
      </span>
      <Cuts cleaning={cleaning} sound={sound} selection={selection} onDone={() => setSelection(whole)} />
      <Switches cleaning={cleaning} sound={sound} />
      <Facts cleaning={cleaning} sound={sound} />
    </div>
  )
}

/**
 * A recording is shortened, levelled and freed of noise before it is sent. A film gets tones, or loses its picture. The
 * original is kept until then.
 */
export function CleanModal({ source, maxMegabytes, mend, onCleaned, onClose }: CleanModalProps) {
  const { t } = useTranslation(['recording-clean', 'common'])
  const cleaning = useCleaning(source, maxMegabytes * MEGABYTE, mend)
  const { file, sound, problem, edit, made } = cleaning
  const isEdited = !isUnedited(edit)
  useUnsavedWork(cleaning.canUndo)
  function finish() {
    if (!file || (!isEdited && (file === source || !(source instanceof File)))) return onClose()
    if (!isEdited) return onCleaned(file)
    if (!made) return
    const cleaned = new File([made.blob], cleanedName(file.name, made.blob), { type: made.blob.type })
    rememberOriginal(cleaned, { file, edit })
    onCleaned(cleaned)
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t((sound?.isFilm ?? isFilmFile(source)) ? 'titleFilm' : 'title')}
      description={source.name}
      cancelLabel={t('common:actions.cancel')}
      actions={
        sound && (
          <>
            <Button disabled={!isEdited} onClick={() => cleaning.change(UNEDITED)}>
              {t('reset')}
            </Button>
            <Button variant="primary" isPending={isEdited && !made} onClick={finish}>
              {t('use')}
            </Button>
          </>
        )
      }
    >
      {problem && <Notice tone="error">{t(`problem.${problem}`)}</Notice>}
      {sound && !problem && <Editor cleaning={cleaning} sound={sound} name={source.name} />}
      {!sound && !problem && (
        <p role="status" className="flex items-center gap-2 py-10">
          <Spinner />
          {t('opening')}
        </p>
      )}
    </Modal>
  )
}
