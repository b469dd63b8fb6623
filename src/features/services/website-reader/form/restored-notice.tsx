import { useTranslation } from 'react-i18next'
import { RestoredNotice as Restored } from '#src/ui/restored-notice.tsx'

export function RestoredNotice({ text, onAfresh }: { text: string; onAfresh: () => void }) {
  const { t } = useTranslation('website-reader')
  return <Restored text={text} afreshLabel={t('create.afresh')} onAfresh={onAfresh} />
}
