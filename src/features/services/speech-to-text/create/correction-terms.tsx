import { BookmarkPlus } from 'lucide-react'
import { KEY_TERM_MAX, KEY_TERMS_MAX } from '#src/contract/limits.ts'
import { useCorrections } from '#src/features/corrections/corrections.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { Button } from '#src/ui/button.tsx'

interface CorrectionTermsProps {
  terms: readonly string[]
  onAdd: (terms: readonly string[]) => void
}

/** Offers the right forms of the customer's corrections as key terms, so that they are recognised next time. */
export function CorrectionTerms({ terms, onAdd }: CorrectionTermsProps) {
  const { t } = useTranslation('speech-to-text-corrections')
  const { list } = useCorrections()
  const right = new Set(list.map(({ to }) => to.trim()))
  const offered = [...right]
    .filter((term) => term !== '' && term.length <= KEY_TERM_MAX && !terms.includes(term))
    .slice(0, Math.max(0, KEY_TERMS_MAX - terms.length))
  if (offered.length === 0) return null
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2">
      <Button
        variant="quiet"
        size="small"
        icon={<BookmarkPlus size={16} aria-hidden />}
        onClick={() => onAdd(offered)}
      >
        {t('terms', { count: offered.length })}
      </Button>
      <span {...inOwnLanguage(offered.join(', '))} className="min-w-0 flex-1 truncate text-13 text-muted">
        {offered.join(', ')}
      </span>
    </div>
  )
}
