import { useTranslation } from '#src/i18n/use-translation.ts'
import { classNames } from '#src/ui/class-names.ts'
import type { PasswordScore } from './password-strength.ts'

const LEVEL_BY_SCORE = ['weak', 'weak', 'fair', 'good', 'strong'] as const
const COLOUR_BY_LEVEL = {
  weak: 'bg-danger',
  fair: 'bg-warn',
  good: 'bg-success',
  strong: 'bg-success',
} as const

/** Four steps and a word. Reserves its place from the start, so that nothing moves when the user types. */
export function StrengthMeter({ score }: { score: PasswordScore | undefined }) {
  const { t } = useTranslation('auth-account')
  const level = score === undefined ? undefined : LEVEL_BY_SCORE[score]
  const filled = score === undefined ? 0 : Math.max(1, score)
  return (
    <div className="flex flex-col gap-1">
      <div aria-hidden className="flex gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={classNames(
              'h-1 flex-1 rounded-full',
              level && step <= filled ? COLOUR_BY_LEVEL[level] : 'bg-line',
            )}
          />
        ))}
      </div>
      <p role="status" className="min-h-5 text-13 text-muted">
        {level && t(`strength.${level}`)}
      </p>
    </div>
  )
}
