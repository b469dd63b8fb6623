import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import * as z from 'zod/mini'
import { newId } from '#src/rules/new-id.ts'
import type { LocalizedLinkProps } from './localized-link.tsx'

/** Content for the form of a new project. */
export interface CarriedContent {
  readonly files: readonly File[]
  /** Address of a page. */
  readonly link?: string | undefined
  /** Title of the project. */
  readonly title?: string
}

const VisitState = z.object({ carriedFor: z.string() })

let carried: { readonly visit: string; readonly content: CarriedContent } | undefined

/**
 * Props of a link that carries files, which an address cannot hold. They belong to the visit that the link starts: a
 * customer who turns back before the form appears, or reaches it another way, does not find them there.
 */
export function carryingLink(files: readonly File[]): Pick<LocalizedLinkProps, 'state' | 'onClick'> {
  const visit = newId()
  return {
    state: { carriedFor: visit },
    onClick() {
      carried = { visit, content: { files } }
    },
  }
}

/** History state of a visit that is started at once and gets this content. */
export function carryContent(content: CarriedContent): z.infer<typeof VisitState> {
  const visit = newId()
  carried = { visit, content }
  return { carriedFor: visit }
}

function contentForVisit(state: unknown): CarriedContent | undefined {
  const { data } = z.safeParse(VisitState, state)
  return data && carried?.visit === data.carriedFor ? carried.content : undefined
}

/**
 * Content carried to this visit. It is forgotten once the form is shown, so that a later one does not get it; not
 * before, because a first render that waits for texts is thrown away.
 */
export function useCarriedContent(): CarriedContent | undefined {
  const { state } = useLocation()
  const [content] = useState(() => contentForVisit(state))
  useEffect(() => {
    carried = undefined
  }, [])
  return content
}
