import { useState } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { type ButtonVariant, buttonStyles } from '#src/ui/button-styles.ts'
import { readReturnPlace } from './return-place.ts'

/** Path of a project, in any language. */
const PROJECT = /^(?:\/\w\w)?\/services\/[^/]+\/\d+/

interface PaymentBackLinkProps {
  variant: ButtonVariant
  /** Path of a deleted page, to which no link leads back. */
  gone?: string | undefined
}

export function PaymentBackLink({ variant, gone }: PaymentBackLinkProps) {
  const { t } = useTranslation('billing')
  const [kept] = useState(readReturnPlace)
  const place = gone !== undefined && kept?.split(/[?#]/)[0] === gone ? undefined : kept
  return (
    <LocalizedLink to={place ?? paths.home()} className={buttonStyles(variant, 'large')}>
      {t(
        place === undefined ? 'payment.home' : PROJECT.test(place) ? 'payment.backToProject' : 'payment.back',
      )}
    </LocalizedLink>
  )
}
