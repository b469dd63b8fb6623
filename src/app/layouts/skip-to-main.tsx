import { useTranslation } from 'react-i18next'
import { SkipLink } from '#src/ui/skip-link.tsx'

export const MAIN_ID = 'main'

/** Past the header, in every layout. */
export function SkipToMain() {
  const { t } = useTranslation()
  return <SkipLink targetId={MAIN_ID}>{t('skipToContent')}</SkipLink>
}
