import { useState } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { ReportProblemModal } from './report-problem-modal.tsx'

/** Opens the report next to an error that replaced the page, and perhaps the region of toasts with it. */
export function ReportBrokenPage({ error }: { error: unknown }) {
  const { t } = useTranslation('problem')
  const [state, setState] = useState<'open' | 'closed' | 'saved'>('open')
  if (state === 'open')
    return (
      <ReportProblemModal
        error={error}
        onSaved={() => setState('saved')}
        onClose={() => setState((now) => (now === 'saved' ? now : 'closed'))}
      />
    )
  return state === 'saved' && <p role="status">{t('saved')}</p>
}
