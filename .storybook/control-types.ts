import { isValidElement } from 'react'
import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** What a control would show as the inside of an object: an element, a reference, a function. */
const isOpaque = (value: unknown, summary: string) =>
  isValidElement(value) || /^Ref|=>/.test(summary) || typeof value === 'function'

/** A text, or what may be one; a choice among given words is none. */
const isText = (value: unknown, summary: string, type: unknown) =>
  typeof value === 'string' ? type !== 'enum' : summary === 'ReactNode' && value === undefined

/** Texts that may also be elements are typed as text; what nobody can type has no control. */
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
