import { type Context, createContext, use } from 'react'

/** A context without a default, and the hook that reads it. The hook throws with this message where none is given. */
export function requiredContext<Value>(
  message: string,
): readonly [context: Context<Value | undefined>, useValue: () => Value] {
  const Required = createContext<Value | undefined>(undefined)
  function useValue(): Value {
    const value = use(Required)
    if (value === undefined) throw new Error(message)
    return value
  }
  return [Required, useValue]
}
