import type { Decorator } from '@storybook/react-vite'
import { cloneElement, isValidElement } from 'react'
import { say } from '../../stories/texts/say.ts'

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype

/**
 * Translates every text in a story's arguments, through lists, objects and elements. Functions are left as they
 * are.
 */
function translate(value: unknown): unknown {
  if (typeof value === 'string') return say(value)
  if (Array.isArray(value)) return value.map(translate)
  if (isValidElement<Record<string, unknown>>(value)) return cloneElement(value, translateAll(value.props))
  if (typeof value === 'object' && value !== null && isPlain(value)) return translateAll({ ...value })
  return value
}

function translateAll(values: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, translate(value)]))
}

/** Shows a story's arguments, which are written in Azerbaijani, in the language of the toolbar. */
export const inLocale: Decorator = (Story, { args, parameters }) =>
  parameters.world === undefined ? Story({ args: translateAll(args) }) : <Story />
