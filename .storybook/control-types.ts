import { isValidElement } from 'react'
import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** Whether a control would show a value as raw object contents: an element, a reference, a function. */
const isOpaque = (value: unknown, summary: string) =>
  isValidElement(value) || /^Ref|=>/.test(summary) || typeof value === 'function'

/** Whether an argument is or may be free text; a choice among fixed words is not. */
const isText = (value: unknown, summary: string, type: unknown) =>
  typeof value === 'string' ? type !== 'enum' : summary === 'ReactNode' && value === undefined

/** Gives text controls to arguments that accept text or elements, and no control to values that nobody can type. */
export const controlsForPeople: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const value: unknown = initialArgs[name]
      const summary = argType.table?.type?.summary ?? ''
      if (argType.control !== undefined || argType.options) return [name, argType]
      if (isOpaque(value, summary)) return [name, { ...argType, control: false }]
      return [
        name,
        isText(value, summary, argType.type?.name) ? { ...argType, control: { type: 'text' } } : argType,
      ]
    }),
  )
