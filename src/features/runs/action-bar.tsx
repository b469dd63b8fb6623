import type { ReactNode } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { classNames } from '#src/ui/class-names.ts'
import { useKeptFocus } from '#src/ui/use-kept-focus.ts'
import { RunStatus } from './run-status.tsx'
import type { Run } from './use-run.ts'

interface ActionBarProps {
  run: Pick<Run, 'isUnsure' | 'isUnseen' | 'refusals' | 'question'>
  /** Another one when its buttons are others: where the focused button goes, the focus stays in the bar. */
  phase: string
  lead?: ReactNode
  children: ReactNode
}

export function ActionBar({ run, phase, lead, children }: ActionBarProps) {
  const { t } = useTranslation('runs')
  const place = useKeptFocus(phase)
  return (
    <section
      {...place}
      aria-label={t('actions')}
      className={classNames(
        lead ? 'flex' : 'hidden has-[button,p:not(:empty)]:flex',
        'at-foot folds z-10 -mx-4 -mb-4 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-paper px-4 py-2 outline-none md:-mx-6 md:-mb-6 md:min-h-16 md:gap-y-2 md:px-6 md:py-3',
      )}
    >
      <div className="min-w-24 flex-auto md:min-w-40 md:flex-1">
        {lead}
        <RunStatus run={run} />
      </div>
      {children}
    </section>
  )
}
