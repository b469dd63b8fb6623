import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'

/** What was typed before is there again, and can be given up. */
export function RestoredNotice({ text, onAfresh }: { text: string; onAfresh: () => void }) {
  const { t } = useTranslation('reader')
  return (
    <Notice
      action={
        <Button size="small" onClick={onAfresh}>
          {t('create.afresh')}
        </Button>
      }
    >
      {text}
    </Notice>
  )
}
