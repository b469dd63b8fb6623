import { cloneElement, isValidElement } from 'react'
import { say } from '../texts/say.ts'

/** A component is an object too, such as an icon. */
const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value)

/**
 * Translates every text in a story's arguments, through lists, objects and elements. Functions are left as they
 * are.
 */
function translate(value: unknown): unknown {
  if (typeof value === 'string') return say(value)
  if (Array.isArray(value)) return value.map(translate)
  if (isValidElement<Record<string, unknown>>(value)) return cloneElement(value, translateArgs(value.props))
  if (typeof value === 'object' && value !== null && isPlain(value)) return translateArgs({ ...value })
  return value
}

export function translateArgs(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, translate(value)]))
}
