import { useDiscardTexts } from '#src/audio/recording/use-discard-texts.ts'
import { useLanguageName } from '#src/features/catalog/use-language-name.ts'
import { CreateFrame, type CreateProps } from '#src/features/create/create-frame.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatLength } from '#src/lib/format-length.ts'
import { LeaveQuestion } from '#src/routing/leave-question.tsx'
import { useLeaveGuard } from '#src/routing/use-leave-guard.ts'
import { secondsOf } from '../form/samples/sample-entry.ts'
import { CreateFields } from './create-fields.tsx'
import { type CreateClone, useCreateClone } from './use-create-clone.ts'

function useSummary({ form, samples, terms }: CreateClone) {
  const { t } = useTranslation(['create', 'cloning'])
  const languageName = useLanguageName()
  const seconds = secondsOf(samples.entries)
  return {
    facts: [
      [t('fact.voice'), form.watch('title').trim()],
      [t('fact.language'), languageName(form.watch('language'))],
      [t('fact.samples'), seconds > 0 && formatLength(seconds)],
    ] as const,
    price: terms.price,
    note: t('note.quote'),
  }
}

export function CreateProject({ onClose }: CreateProps) {
  const { t } = useTranslation('cloning-form')
  const clone = useCreateClone()
  const { step, terms, isPending, catalog } = clone
  const { ask, ...question } = useLeaveGuard(clone.isAtRisk && !isPending)
  const texts = useDiscardTexts(clone.isRecording)
  return (
    <CreateFrame
      slug="cloning"
      onClose={onClose && (() => ask(onClose))}
      title={t('create.title')}
      summary={useSummary(clone)}
      submit={clone.next}
      isSentByEnter={false}
      onBack={step === 'samples' ? undefined : clone.back}
      action="continue"
      actionPrice={step === 'consent' ? terms.price : undefined}
      isPending={isPending || catalog.isWaiting}
      pendingLabel={isPending ? t('create.sending') : ''}
      // While recording, the recorder's button is the primary one.
      variant={clone.isRecording ? 'secondary' : 'primary'}
      percent={clone.percent}
      refusals={clone.refused.others ?? {}}
      failures={clone.failures}
      isRestored={clone.isRestored && step === 'samples'}
      onAfresh={clone.startAfresh}
    >
      <CreateFields clone={clone} heading={onClose ? 'h3' : 'h2'} onLeaveRecording={ask} />
      <LeaveQuestion {...question} texts={texts} />
    </CreateFrame>
  )
}
