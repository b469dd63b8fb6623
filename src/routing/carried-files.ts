import * as z from 'zod/mini'
import { newId } from '#src/rules/new-id.ts'
import type { LocalizedLinkProps } from './localized-link.tsx'

const Visit = z.object({ carriedFor: z.string() })

let carried: { readonly visit: string; readonly files: readonly File[] } | undefined

/**
 * Props of a link that carries files, which an address cannot hold. They belong to the visit that the link starts: a
 * customer who turns back before the form appears, or reaches it another way, does not find them there.
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

/** History state of a visit that is started at once and gets these files. */
export function carryFiles(files: readonly File[]): z.infer<typeof Visit> {
  const visit = newId()
  carried = { visit, files }
  return { carriedFor: visit }
}

/** Files carried to the visit with this history state; only the first call gets them. */
export function takeCarriedFiles(state: unknown): readonly File[] {
  const { data } = z.safeParse(Visit, state)
  const files = data && carried?.visit === data.carriedFor ? carried.files : []
  carried = undefined
  return files
}
