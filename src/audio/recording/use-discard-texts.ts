import { useTranslation } from '#src/i18n/use-translation.ts'

/** Texts of the question before an active or unused recording is discarded; undefined without a recording. */
export function useDiscardTexts(isRecording: boolean) {
  const { t } = useTranslation('recording')
  if (!isRecording) return undefined
  return {
    title: t('lose.title'),
    text: t('lose.text'),
    leaveLabel: t('lose.discard'),
    stayLabel: t('lose.keep'),
  }
}
