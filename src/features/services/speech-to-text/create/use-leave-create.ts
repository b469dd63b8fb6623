import { useState } from 'react'
import { useDiscardTexts } from '#src/audio/recording/use-discard-texts.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { useLeaveGuard } from '#src/routing/use-leave-guard.ts'
import type { CreateForm } from './use-create-form.ts'

/**
 * Asks before the form is left during an upload, with input that cannot be saved, or with a recording not added yet.
 */
export function useLeaveCreate({ isAtRisk }: Pick<CreateForm, 'isAtRisk'>) {
  const { t } = useTranslation('speech-to-text-form')
  const [isRecording, setIsRecording] = useState(false)
  const { ask, ...question } = useLeaveGuard(isAtRisk || isRecording)
  const ofRecording = useDiscardTexts(isRecording)
  const ofSending = {
    title: t('leave.title'),
    text: t('leave.text'),
    leaveLabel: t('leave.leave'),
    stayLabel: t('leave.stay'),
  }
  return {
    question: { ...question, texts: ofRecording ?? ofSending },
    setIsRecording,
    /** Changes the source or closes the modal; asks only if a recording that was not added would be lost. */
    confirmLeave: (go: () => void) => (isRecording ? ask(go) : go()),
  }
}
