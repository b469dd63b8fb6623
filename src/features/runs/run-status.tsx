import { useTranslation } from '#src/i18n/use-translation.ts'
import { LazyConfirmModal } from '#src/ui/lazy-modal.tsx'
import { RefusalList } from '#src/ui/refusal-list.tsx'
import type { Run } from './use-run.ts'

export function RunStatus({ run }: { run: Pick<Run, 'isUnsure' | 'isUnseen' | 'refusals' | 'question'> }) {
  const { isUnsure, isUnseen, refusals, question } = run
  const { t } = useTranslation('runs')
  return (
    <>
      <p role="status" className="text-13 text-warn empty:hidden">
        {isUnsure ? t('unsure') : isUnseen && t('unseen')}
      </p>
      <RefusalList refusals={refusals} />
      <LazyConfirmModal
        isOpen={question.isOpen}
        title={t('unknownPrice.title')}
        description={t('unknownPrice.text')}
        yesLabel={t('unknownPrice.yes')}
        noLabel={t('unknownPrice.no')}
        onConfirm={() => question.answer(true)}
        onClose={() => question.answer(false)}
      />
    </>
  )
}
