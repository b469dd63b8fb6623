import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/use-format.ts'
import { Button } from '#src/ui/button.tsx'
import { type Transcribing, useResume } from './use-transcribing.ts'

/** After topping up: what was interrupted can go on, at a price that is said first. */
export function ResumePanel({ transcribing }: { transcribing: Transcribing }) {
  const { t } = useTranslation('billing')
  const { money } = useFormat()
  const interrupted = useResume(transcribing)
  if (!interrupted) return null
  return (
    <section
      aria-label={t('resume.title')}
      className="my-3 flex max-w-field flex-col gap-3 rounded-md border border-line bg-raised p-4 text-14"
    >
      <h2 className="text-16 font-strong">{t('resume.title')}</h2>
      <p>{t('resume.text')}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={interrupted.start}>
          {t('resume.action', { price: money(interrupted.price) })}
        </Button>
        <Button variant="quiet" onClick={interrupted.forget}>
          {t('resume.notNow')}
        </Button>
      </div>
    </section>
  )
}
