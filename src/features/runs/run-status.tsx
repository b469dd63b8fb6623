import { useTranslation } from '#src/i18n/use-translation.ts'
import { RefusalList } from '#src/ui/refusal-list.tsx'
import type { Run } from './use-run.ts'

export function RunStatus({ run }: { run: Pick<Run, 'isUnsure' | 'isUnseen' | 'refusals'> }) {
  const { isUnsure, isUnseen, refusals } = run
  const { t } = useTranslation('runs')
  return (
    <>
      <p role="status" className="text-13 text-warn empty:hidden">
        {isUnsure ? t('unsure') : isUnseen && t('unseen')}
      </p>
      <RefusalList refusals={refusals} />
    </>
  )
}
