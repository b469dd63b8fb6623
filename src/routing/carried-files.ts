import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import * as z from 'zod/mini'
import { newId } from '#src/rules/new-id.ts'
import type { LocalizedLinkProps } from './localized-link.tsx'

const VisitState = z.object({ carriedFor: z.string() })

let carriedFiles: { readonly visit: string; readonly files: readonly File[] } | undefined

/**
 * Props of a link that carries files, which an address cannot hold. They belong to the visit that the link starts: a
 * customer who turns back before the form appears, or reaches it another way, does not find them there.
 */
export function carryingLink(files: readonly File[]): Pick<LocalizedLinkProps, 'state' | 'onClick'> {
  const visit = newId()
  return {
    state: { carriedFor: visit },
    onClick() {
      carriedFiles = { visit, files }
    },
  }
}

/** History state of a visit that is started at once and gets these files. */
export function carryFiles(files: readonly File[]): z.infer<typeof VisitState> {
  const visit = newId()
  carriedFiles = { visit, files }
  return { carriedFor: visit }
}

function filesForVisit(state: unknown): readonly File[] {
  const { data } = z.safeParse(VisitState, state)
  return data && carriedFiles?.visit === data.carriedFor ? carriedFiles.files : []
}

/**
 * Files carried to this visit. They are forgotten once the form is shown, so that a later one does not get them; not
 * before, because a first render that waits for texts is thrown away.
 */
export function useCarriedFiles(): readonly File[] {
  const { state } = useLocation()
  const [files] = useState(() => filesForVisit(state))
  useEffect(() => {
    carriedFiles = undefined
  }, [])
  return files
}
