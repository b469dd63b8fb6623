import { useTranslation } from 'react-i18next'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'

export function HomeScreen() {
  const { t } = useTranslation()
  return <ScreenHeading title={t('nav.home')} />
}
