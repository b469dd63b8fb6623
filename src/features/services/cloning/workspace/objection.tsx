import type { Clone } from '#src/contract/cloning.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Notice } from '#src/ui/notice.tsx'

/** Shows before payment why the check after it would reject the voice. */
export function Objection({ clone }: { clone: Clone | undefined | null }) {
  const { t } = useTranslation('cloning')
  if (!clone?.objection) return null
  return (
    <Notice tone="warn" title={t('objection')}>
      {clone.objection}
    </Notice>
  )
}
