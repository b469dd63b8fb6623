import * as z from 'zod/mini'
import { newId } from '#src/rules/new-id.ts'
import type { LocalizedLinkProps } from './localized-link.tsx'

const Visit = z.object({ carriedFor: z.string() })

let carried: { readonly visit: string; readonly files: readonly File[] } | undefined

/**
 * For a link that takes files along, which no address can hold. They are for the visit that it begins: whoever turns
 * back before the form is there, or comes to it another way, does not find them in it.
 */
export function carryingLink(files: readonly File[]): Pick<LocalizedLinkProps, 'state' | 'onClick'> {
  const visit = newId()
  return {
    state: { carriedFor: visit },
    onClick() {
      carried = { visit, files }
    },
  }
}

/** What was carried to the visit with this state of the history; only the first who asks gets it. */
export function takeCarriedFiles(state: unknown): readonly File[] {
  const { data } = z.safeParse(Visit, state)
  const files = data && carried?.visit === data.carriedFor ? carried.files : []
  carried = undefined
  return files
}
