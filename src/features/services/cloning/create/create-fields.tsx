import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { lazyPartsWith, usePrefetchParts } from '#src/features/catalog/lazy-part.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { classNames } from '#src/ui/class-names.ts'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'
import { Notice } from '#src/ui/notice.tsx'
import { LanguageField } from '../form/language-field.tsx'
import { cleanSample } from '../form/samples/clean-sample.tsx'
import { secondsOf } from '../form/samples/sample-entry.ts'
import { type LeaveRecording, SamplePicker } from '../form/samples/sample-picker.tsx'
import { shownEntry } from '../form/samples/shown-samples.ts'
import { TotalLength } from '../form/samples/total-length.tsx'
import { type CreateClone, cloneSteps } from './use-create-clone.ts'

const SampleList = lazyComponent(async () => (await import('../form/samples/sample-list.tsx')).SampleList)
const lazyStep = lazyPartsWith(['cloning', 'cloning-lazy', 'auth', 'profile'])
const DetailsStep = lazyStep('DetailsStep', () => import('./later-steps.tsx'))
const ConsentStep = lazyStep('ConsentStep', () => import('./later-steps.tsx'))
const LAZY_PARTS = [SampleList, DetailsStep, ConsentStep]

interface CloneProps {
  clone: CreateClone
}

const dotStyles = {
  done: 'bg-ink text-paper',
  current: 'bg-accent text-on-accent',
  later: 'bg-sunken text-muted',
} as const

/** Numbered steps. A completed one has a tick and links back to itself. */
function StepList({ clone: { step, goTo, isPending } }: CloneProps) {
  const { t } = useTranslation('cloning-form')
  const at = cloneSteps.indexOf(step)
  return (
    <ol aria-label={t('step.list')} className="flex flex-wrap gap-x-6 gap-y-2">
      {cloneSteps.map((each, index) => {
        const state = index < at ? 'done' : index === at ? 'current' : 'later'
        const content = (
          <>
            <span
              aria-hidden
              className={classNames(
                'tabular flex size-6 shrink-0 items-center justify-center rounded-full text-13 font-strong',
                dotStyles[state],
              )}
            >
              {state === 'done' ? <Check size={16} /> : index + 1}
            </span>
            <span className={classNames(state !== 'current' && 'max-sm:sr-only')}>{t(`step.${each}`)}</span>
          </>
        )
        return (
          <li
            key={each}
            aria-current={state === 'current' ? 'step' : undefined}
            className={classNames(
              'flex min-h-9 items-center gap-2',
              state === 'current' ? 'font-strong' : state === 'later' && 'text-muted',
            )}
          >
            {state === 'done' ? (
              <button
                type="button"
                disabled={isPending}
                onClick={() => goTo(each)}
                className="flex min-h-9 items-center gap-2 rounded-md hover:underline"
              >
                {content}
                <span className="sr-only">{t('step.done')}</span>
              </button>
            ) : (
              content
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** Focuses the heading of each new step, because the pressed button has been removed. */
function useStepFocus(step: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [step])
  return heading
}

interface SamplesStepProps extends CloneProps {
  onLeaveRecording: LeaveRecording
}

function SamplesStep({ clone, onLeaveRecording }: SamplesStepProps) {
  const { t } = useTranslation('cloning-form')
  const { samples, terms, form, refused, isShort } = clone
  const { entries } = samples
  // Stays after the last sample is removed, because it has the focus then.
  const [isListed, setIsListed] = useState(false)
  if (entries.length > 0 && !isListed) setIsListed(true)
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{t('samples.advice')}</p>
      {clone.isLeftOut && <Notice tone="error">{t('samples.leftOut')}</Notice>}
      <SamplePicker
        samples={samples}
        bounds={terms.bounds}
        language={form.watch('language')}
        languageField={<LanguageField form={form} />}
        names={entries.map(({ file }) => file.name)}
        error={refused.samples ?? (isShort ? t('samples.short') : undefined)}
        isRecording={clone.isRecording}
        onRecording={clone.setIsRecording}
        onLeaveRecording={onLeaveRecording}
      />
      <LazyBoundary>
        {isListed && (
          <SampleList
            samples={entries.map(shownEntry)}
            bounds={terms.bounds}
            onRemove={samples.remove}
            cleaning={cleanSample(terms.bounds.maxMegabytes, samples.replace)}
          />
        )}
      </LazyBoundary>
      <TotalLength seconds={secondsOf(entries)} />
    </div>
  )
}

interface CreateFieldsProps extends SamplesStepProps {
  heading: 'h2' | 'h3'
}

export function CreateFields({ clone, heading: Heading, onLeaveRecording }: CreateFieldsProps) {
  const { t } = useTranslation('cloning-form')
  const { step } = clone
  const heading = useStepFocus(step)
  usePrefetchParts(LAZY_PARTS)
  return (
    // The hidden heading is positioned at the start of its step, so that it scrolls with it.
    <div className="relative flex flex-col gap-6">
      <StepList clone={clone} />
      <Heading ref={heading} tabIndex={-1} className="sr-only">
        {t(`step.${step}`)}
      </Heading>
      {step === 'samples' && <SamplesStep clone={clone} onLeaveRecording={onLeaveRecording} />}
      <LazyBoundary resetKey={step}>
        {step === 'details' && <DetailsStep clone={clone} />}
        {step === 'consent' && <ConsentStep clone={clone} />}
      </LazyBoundary>
    </div>
  )
}
