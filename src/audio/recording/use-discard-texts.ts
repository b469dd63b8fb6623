import { useTranslation } from '#src/i18n/use-translation.ts'

/** What is asked before a recording is lost that runs or was not taken yet; undefined where there is none. */
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
