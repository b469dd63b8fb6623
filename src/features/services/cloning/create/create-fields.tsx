import { useEffect, useRef } from 'react'
import { KeptNotice } from '#src/features/projects/kept-notice.tsx'
import { SendProgress } from '#src/features/runs/send-progress.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { classNames } from '#src/ui/class-names.ts'
import { ImageField } from '../form/image-field.tsx'
import type { LeaveRecording } from '../form/samples/sample-picker.tsx'
import { VoiceFields } from '../form/voice-fields.tsx'
import { cloneSteps } from './clone-steps.ts'
import { ConsentStep } from './consent-step.tsx'
import { SamplesStep } from './samples-step.tsx'
import type { CreateClone } from './use-create-clone.ts'

function StepList({ step }: Pick<CreateClone, 'step'>) {
  const { t } = useTranslation('cloning')
  return (
    <ol className="flex flex-wrap gap-x-4 gap-y-1 text-13">
      {cloneSteps.map((each, index) => (
        <li
          key={each}
          aria-current={each === step ? 'step' : undefined}
          className={classNames('tabular', each === step ? 'font-strong text-accent' : 'text-muted')}
        >
          {t('step.name', { number: index + 1, name: t(`step.${each}`) })}
        </li>
      ))}
    </ol>
  )
}

/** The heading of each step takes the focus, because the button that was pressed is gone. */
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

interface CreateFieldsProps {
  clone: CreateClone
  heading: 'h2' | 'h3'
  onLeaveRecording: LeaveRecording
}

export function CreateFields({ clone, heading: Heading, onLeaveRecording }: CreateFieldsProps) {
  const { t } = useTranslation('cloning')
  const { step, form, image, refused, percent } = clone
  const heading = useStepFocus(step)
  return (
    // The heading that cannot be seen lies where its step begins, so that it scrolls with it.
    <div className="relative flex flex-col gap-4">
      {clone.isRestored && step === 'samples' && (
        <KeptNotice
          of="form"
          onAfresh={() => {
            clone.startAfresh()
            heading.current?.focus()
          }}
        />
      )}
      <StepList step={step} />
      <Heading ref={heading} tabIndex={-1} className="sr-only">
        {t(`step.${step}`)}
      </Heading>
      {step === 'samples' && <SamplesStep clone={clone} onLeaveRecording={onLeaveRecording} />}
      {step === 'details' && (
        <div className="flex flex-col gap-5">
          <ImageField
            name={form.watch('title')}
            file={image}
            error={refused.image}
            onChange={clone.setImage}
          />
          <VoiceFields form={form} />
        </div>
      )}
      {step === 'consent' && <ConsentStep clone={clone} />}
      {percent !== undefined && <SendProgress label={t('create.sending')} percent={percent} />}
    </div>
  )
}
