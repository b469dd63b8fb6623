import { useId } from 'react'
import type { ShownRefusals } from '#src/api/use-refusals.ts'
import type { TranscriptRequest } from '#src/contract/generate-body.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { SegmentedControl } from '#src/ui/segmented-control.tsx'
import type { Scope } from './scope-field.tsx'

export const KEEP_NAMES_FIELD = 'transcript.keep_speaker_names'
export const MODE_FIELD = 'transcript.mode'

const MODES = ['new_version', 'replace'] as const

interface PriorFieldsProps {
  keepsNames: boolean
  onKeepNames: (keepsNames: boolean) => void
  mode: TranscriptRequest['mode']
  onMode: (mode: TranscriptRequest['mode']) => void
  refusals: ShownRefusals
  /** Number of segments with edits by the customer that the run would lose. */
  changed: number
  scope: Scope
}

/** Choices for a new transcription: what it keeps of the previous transcript. */
export function PriorFields(props: PriorFieldsProps) {
  const { keepsNames, onKeepNames, mode, onMode, refusals, changed, scope } = props
  const { t } = useTranslation('speech-to-text-lazy')
  const name = useId()
  return (
    <>
      <Checkbox
        label={t('regenerate.keepNames')}
        checked={keepsNames}
        error={refusals.of(KEEP_NAMES_FIELD)}
        onChange={(event) => {
          refusals.mend(KEEP_NAMES_FIELD)
          onKeepNames(event.target.checked)
        }}
      />
      <SegmentedControl
        label={t('regenerate.mode')}
        name={`${name}-mode`}
        value={mode}
        options={MODES.map((value) => ({ value, label: t(`regenerate.modes.${value}`) }))}
        error={refusals.of(MODE_FIELD)}
        onChange={(value) => {
          refusals.mend(MODE_FIELD)
          onMode(value)
        }}
      />
      {changed > 0 && (
        <Notice tone={mode === 'replace' ? 'warn' : 'info'}>
          {mode === 'replace'
            ? t(`regenerate.changesLost.${scope}`, { count: changed })
            : t('regenerate.changesKept', { count: changed })}
        </Notice>
      )}
    </>
  )
}
