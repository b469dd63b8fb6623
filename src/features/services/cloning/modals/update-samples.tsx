import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Sums } from '#src/ui/sums.tsx'
import { cleanSample } from '../form/samples/clean-sample.tsx'
import { SampleList } from '../form/samples/sample-list.tsx'
import { type LeaveRecording, SamplePicker } from '../form/samples/sample-picker.tsx'
import { shownEntry, shownSample } from '../form/samples/shown-samples.ts'
import { TotalLength } from '../form/samples/total-length.tsx'
import { useSampleProblem } from '../form/use-sample-problem.ts'
import type { UpdateClone } from './use-update-clone.ts'

interface UpdateSamplesProps {
  update: UpdateClone
  /** A finished voice exists and would have to be trained again. */
  hasVoice: boolean
  onLeaveRecording: LeaveRecording
}

export function UpdateSamples({ update, hasVoice, onLeaveRecording }: UpdateSamplesProps) {
  const { t } = useTranslation(['cloning-lazy', 'cloning-form'])
  const { money } = useFormat()
  const problem = useSampleProblem()
  const { samples, stays, terms, form, refused } = update
  const removeAny = (id: string) => {
    const kept = stays.find((sample) => String(sample.id) === id)
    if (kept) update.removeKept(kept.id)
    else samples.remove(id)
  }
  const replaceAny = (id: string, file: File) => {
    const kept = stays.find((sample) => String(sample.id) === id)
    if (!kept) return samples.replace(id, file)
    update.removeKept(kept.id)
    samples.add([file])
  }
  return (
    <section aria-labelledby="update-samples" className="flex flex-col gap-3">
      <h3 id="update-samples" className="text-14 font-strong">
        {t('update.samples')}
      </h3>
      {update.isLeftOut && <Notice tone="error">{t('cloning-form:samples.leftOut')}</Notice>}
      <SampleList
        samples={[...stays.map(shownSample), ...samples.entries.map(shownEntry)]}
        bounds={terms.bounds}
        onRemove={removeAny}
        cleaning={cleanSample(terms.bounds.maxMegabytes, replaceAny)}
      />
      <TotalLength seconds={update.seconds} />
      <SamplePicker
        samples={samples}
        bounds={terms.bounds}
        language={form.watch('language')}
        names={[...stays.map((sample) => sample.file_name), ...samples.entries.map(({ file }) => file.name)]}
        error={refused.samples}
        isRecording={update.isRecording}
        onRecording={update.setIsRecording}
        onLeaveRecording={onLeaveRecording}
      />
      {update.areChanged && hasVoice && terms.price !== undefined && (
        <Notice tone="warn">
          <Sums text={t('update.retraining', { price: money(terms.price) })} />
        </Notice>
      )}
      {update.needsConsent && (
        <Checkbox
          {...form.register('consent', { onChange: () => form.clearErrors('consent') })}
          label={t('form.consent')}
          error={problem(form.formState.errors.consent)}
        />
      )}
    </section>
  )
}
