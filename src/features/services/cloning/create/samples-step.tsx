import { useTranslation } from '#src/i18n/use-translation.ts'
import { Notice } from '#src/ui/notice.tsx'
import { secondsOf } from '../form/samples/sample-entry.ts'
import { SampleList, shownEntry } from '../form/samples/sample-list.tsx'
import { type LeaveRecording, SamplePicker } from '../form/samples/sample-picker.tsx'
import { TotalLength } from '../form/samples/total-length.tsx'
import { LanguageField } from '../form/voice-fields.tsx'
import type { CreateClone } from './use-create-clone.ts'

interface SamplesStepProps {
  clone: CreateClone
  onLeaveRecording: LeaveRecording
}

export function SamplesStep({ clone, onLeaveRecording }: SamplesStepProps) {
  const { t } = useTranslation('cloning')
  const { samples, terms, form, refused, isShort } = clone
  const { entries } = samples
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{t('samples.advice')}</p>
      {clone.isLeftOut && <Notice tone="error">{t('samples.leftOut')}</Notice>}
      {isShort && <Notice tone="error">{t('samples.short')}</Notice>}
      <SamplePicker
        samples={samples}
        bounds={terms.bounds}
        language={form.watch('language')}
        languageField={<LanguageField form={form} />}
        names={entries.map(({ file }) => file.name)}
        error={refused.samples}
        isRecording={clone.isRecording}
        onRecording={clone.setIsRecording}
        onLeaveRecording={onLeaveRecording}
      />
      <SampleList samples={entries.map(shownEntry)} bounds={terms.bounds} onRemove={samples.remove} />
      <TotalLength seconds={secondsOf(entries)} />
    </div>
  )
}
