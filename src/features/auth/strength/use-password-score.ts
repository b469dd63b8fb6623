import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { PasswordScore } from './password-strength.ts'

type PasswordScorer = typeof import('./password-strength.ts').passwordScore

/**
 * Score of the typed password; undefined while the field is empty or the code is not loaded. The first
 * character loads the code.
 */
export function usePasswordScore(password: string, personal: readonly string[]): PasswordScore | undefined {
  const [judge, setJudge] = useState<PasswordScorer>()
  const isTyped = password !== ''
  useEffect(() => {
    if (!isTyped || judge) return
    // The field works without it, and the next password loads it again.
    import('./password-strength.ts').then((module) => setJudge(() => module.passwordScore)).catch(() => {})
  }, [isTyped, judge])
  const typed = useDeferredValue(password)
  const known = personal.join('\n')
  return useMemo(
    () => (judge && typed !== '' ? judge(typed, known.split('\n')) : undefined),
    [judge, typed, known],
  )
}
