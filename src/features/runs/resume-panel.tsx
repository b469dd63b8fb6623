import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { Sums } from '#src/ui/sums.tsx'
import type { Resume } from './use-resume.ts'

interface ResumePanelProps {
  resume: Resume
  /** Label of the button, given the price. */
  label: ((price: string) => string) | undefined
}

/** Offers to resume or discard an action that a lack of money interrupted, at the present price. */
export function ResumePanel({ resume: { price, priceBefore, start, forget }, label }: ResumePanelProps) {
  const { t } = useTranslation('billing-balance')
  const { money } = useFormat()
  const now = money(price)
  return (
    <section
      aria-label={t('resume.title')}
      className="my-3 flex max-w-field flex-col gap-3 rounded-md border border-line bg-raised p-4 text-14"
    >
      <h2 className="text-16 font-strong">{t('resume.title')}</h2>
      <p>
        <Sums
          text={
            price === priceBefore
              ? t('resume.text')
              : t('resume.changed', { before: money(priceBefore), now })
          }
        />
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={start}>
          {label?.(now) ?? t('resume.action', { price: now })}
        </Button>
        <Button variant="quiet" onClick={forget}>
          {t('resume.notNow')}
        </Button>
      </div>
    </section>
  )
}
