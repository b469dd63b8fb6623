import { useDiscardTexts } from '#src/audio/recording/use-discard-texts.ts'
import { CreateFrame, type CreateProps } from '#src/features/projects/create-frame.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LeaveQuestion } from '#src/routing/leave-question.tsx'
import { useLeaveGuard } from '#src/routing/use-leave-guard.ts'
import { CreateFields } from './create-fields.tsx'
import { type CreateClone, useCreateClone } from './use-create-clone.ts'

function useButton({ step, terms, catalog, isRecording, isPending }: CreateClone) {
  const { t } = useTranslation('cloning')
  const { money } = useFormat()
  const { price } = terms
  const send = price === undefined ? t('create.send') : t('create.sendFor', { price: money(price) })
  return {
    children: step === 'consent' ? send : t('create.next'),
    // While recording, the recorder's button is the primary one.
    variant: isRecording ? ('secondary' as const) : ('primary' as const),
    isPending: isPending || catalog.isWaiting,
    pendingLabel: isPending ? t('create.sending') : '',
  }
}

export function CreateProject({ onClose }: CreateProps) {
  const { t } = useTranslation('cloning')
  const clone = useCreateClone()
  const { ask, ...question } = useLeaveGuard(clone.isAtRisk && !clone.isPending)
  const texts = useDiscardTexts(clone.isRecording)
  return (
    <CreateFrame
      onClose={onClose && (() => ask(onClose))}
      title={t('create.title')}
      submit={clone.next}
      isSentByEnter={false}
      onBack={clone.step === 'samples' ? undefined : clone.back}
      button={useButton(clone)}
      refusals={clone.refused.others}
    >
      <CreateFields clone={clone} heading={onClose ? 'h3' : 'h2'} onLeaveRecording={ask} />
      <LeaveQuestion {...question} texts={texts} />
    </CreateFrame>
  )
}
