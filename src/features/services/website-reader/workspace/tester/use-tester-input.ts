import { useState } from 'react'
import type { Project } from '#src/contract/project.ts'
import type { SitePage } from '#src/contract/website-reader.ts'
import { readReaderDraft } from '../../form/reader-draft.ts'

interface TesterInput {
  readonly address: string
  readonly html: string
  /** The page that was fetched last. */
  readonly fetched?: SitePage
  readonly selector: string
  readonly skipped: readonly string[]
}

export function useTesterInput({ id, selector, body }: Project) {
  const kept = readReaderDraft(id)
  const saved = {
    selector: kept?.selector ?? selector ?? '',
    skipped: kept?.skip_selectors ?? body.reader?.skip_selectors ?? [],
  }
  const [typed, setTyped] = useState<Partial<TesterInput>>({})
  return { trial: { address: '', html: '', ...saved, ...typed }, saved, change: setTyped }
}
