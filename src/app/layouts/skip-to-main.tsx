import { useTranslation } from '#src/i18n/use-translation.ts'
import { SkipLink } from '#src/ui/skip-link.tsx'

export const MAIN_ID = 'main'

export function SkipToMain() {
  const { t } = useTranslation()
  return <SkipLink targetId={MAIN_ID}>{t('skipToContent')}</SkipLink>
}
