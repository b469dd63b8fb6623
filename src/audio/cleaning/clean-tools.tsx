import { Scissors, VolumeX } from 'lucide-react'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import type { Stretch } from '#src/rules/voice-activity.ts'
import { Button } from '#src/ui/button.tsx'
import { Switch } from '#src/ui/switch.tsx'
import type { OpenedSound } from './clean-jobs.ts'
import { LEVEL_DB } from './clean-sound.ts'
import { bleepOver, cutOut, keepOnly, type SoundEdit, withoutSilentEnds, withPicture } from './sound-edit.ts'
import type { Cleaning } from './use-cleaning.ts'

export interface ToolsProps {
  cleaning: Cleaning
  sound: OpenedSound
}

interface CutsProps extends ToolsProps {
  selection: Stretch
  onDone: () => void
}

/** Changes of a selected piece. Only a tone can be written into a film that keeps its picture. */
export function Cuts({ cleaning, sound: { duration, speech, isFilm }, selection, onDone }: CutsProps) {
  const { t } = useTranslation('recording-clean')
  const { edit, change } = cleaning
  const isWhole = selection.start === 0 && selection.end === duration
  const apply = (next: SoundEdit) => {
    change(next)
    onDone()
  }
  const bleep = (
    <Button
      icon={<VolumeX size={16} aria-hidden />}
      disabled={isWhole}
      onClick={() => apply(bleepOver(edit, selection))}
    >
      {t('bleep')}
    </Button>
  )
  if (isFilm && !edit.isSoundOnly) return <div className="flex">{bleep}</div>
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        icon={<Scissors size={16} aria-hidden />}
        disabled={isWhole}
        onClick={() => apply(cutOut(edit, selection, duration))}
      >
        {t('cut')}
      </Button>
      {bleep}
      <Button disabled={isWhole} onClick={() => apply(keepOnly(edit, selection, duration))}>
        {t('keep')}
      </Button>
      <Button disabled={speech.length === 0} onClick={() => apply(withoutSilentEnds(edit, speech, duration))}>
        {t('ends')}
      </Button>
    </div>
  )
}

/** Changes of the whole recording. */
export function Switches({ cleaning: { edit, change }, sound: { isFilm } }: ToolsProps) {
  const { t } = useTranslation('recording-clean')
  const { number } = useFormat()
  return (
    <>
      {isFilm && (
        <Switch
          label={t('soundOnly')}
          hint={t('soundOnlyHint')}
          checked={edit.isSoundOnly}
          onChange={({ target }) => change(withPicture(edit, !target.checked))}
        />
      )}
      {(!isFilm || edit.isSoundOnly) && (
        <>
          <Switch
            label={t('level', { level: number(LEVEL_DB) })}
            hint={t('levelHint')}
            checked={edit.isLevelled}
            onChange={({ target }) => change({ ...edit, isLevelled: target.checked })}
          />
          <Switch
            label={t('noise')}
            hint={t('noiseHint')}
            checked={edit.isQuieter}
            onChange={({ target }) => change({ ...edit, isQuieter: target.checked })}
          />
        </>
      )}
    </>
  )
}
