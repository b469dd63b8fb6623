import { useTranslation } from '#src/i18n/use-translation.ts'
import { RestoredNotice } from '#src/ui/restored-notice.tsx'

interface SavedDraftNoticeProps {
  /** A form that starts a project, or changes to existing data. */
  of: 'form' | 'changes'
  onAfresh: () => void
}

/** Tells the customer that a form was restored from a saved draft. */
export function SavedDraftNotice({ of, onAfresh }: SavedDraftNoticeProps) {
  const { t } = useTranslation('projects')
  return <RestoredNotice text={t(`kept.${of}`)} afreshLabel={t('kept.afresh')} onAfresh={onAfresh} />
}
