import { useTranslation } from '#src/i18n/use-translation.ts'
import { useBreadcrumbItems } from '#src/routing/breadcrumb.tsx'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { languageOfText } from '#src/rules/language-of-text.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'

export function BreadcrumbTrail() {
  const { t } = useTranslation()
  const items = useBreadcrumbItems()
  return (
    <div className="min-w-0 flex-1 has-[nav]:min-w-6">
      <Breadcrumb
        label={t('nav.breadcrumb')}
        crumbs={items.map(({ label, to, isPhoneOnly }) => ({
          label,
          lang: languageOfText(label),
          link: to ? <LocalizedLink to={to} /> : undefined,
          isPhoneOnly,
        }))}
      />
    </div>
  )
}
