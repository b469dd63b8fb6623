import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { PasswordScore } from './password-strength.ts'

type Judge = typeof import('./password-strength.ts').passwordScore

/**
 * The score of what is being typed; undefined while there is nothing to judge, or the judge has not come. Its code
 * is fetched with the first character.
 */
export function usePasswordScore(password: string, personal: readonly string[]): PasswordScore | undefined {
  const [judge, setJudge] = useState<Judge>()
  const isTyped = password !== ''
  useEffect(() => {
    if (!isTyped || judge) return
    // Without it the field works all the same, and it is tried again with the next password.
    import('./password-strength.ts').then((module) => setJudge(() => module.passwordScore)).catch(() => {})
  }, [isTyped, judge])
  const typed = useDeferredValue(password)
  const known = personal.join('\n')
  return useMemo(
    () => (judge && typed !== '' ? judge(typed, known.split('\n')) : undefined),
    [judge, typed, known],
  )
}
