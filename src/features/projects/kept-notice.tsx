import { useTranslation } from '#src/i18n/use-translation.ts'
import { RestoredNotice } from '#src/ui/restored-notice.tsx'

interface KeptNoticeProps {
  /** A form that begins something, or changes to what there is. */
  of: 'form' | 'changes'
  onAfresh: () => void
}

/** Says that a form has again what was left in it. */
export function KeptNotice({ of, onAfresh }: KeptNoticeProps) {
  const { t } = useTranslation('projects')
  return <RestoredNotice text={t(`kept.${of}`)} afreshLabel={t('kept.afresh')} onAfresh={onAfresh} />
}
