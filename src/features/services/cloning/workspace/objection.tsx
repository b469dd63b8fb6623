import type { Clone } from '#src/contract/cloning.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Notice } from '#src/ui/notice.tsx'

/** What the check after the payment would refuse: said before it. */
export function Objection({ clone }: { clone: Clone | undefined | null }) {
  const { t } = useTranslation('cloning')
  if (!clone?.objection) return null
  return (
    <Notice tone="warn" title={t('objection')}>
      {clone.objection}
    </Notice>
  )
}
