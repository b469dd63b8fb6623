import { scriptSnippets } from '#mocks/features/embed/script-snippets.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { ReaderRow } from '#mocks/kernel/rows/website-reader-rows.ts'
import { PLAYER_PATH } from './reader-paths.ts'

interface EmbeddedReader {
  origin: string
  project: Pick<ProjectRow, 'domain' | 'selector'>
  reader: ReaderRow
  /** Two-letter code of the reader's language. */
  language: string
}

/** Settings of the player by data attribute. The list of selectors is JSON. */
function dataOf({ project, reader, language }: EmbeddedReader): Record<string, string> {
  const { include_subdomains, skip_selectors, look } = reader.settings
  return {
    key: reader.public_key,
    domain: project.domain ?? '',
    subdomains: String(include_subdomains),
    selector: project.selector ?? '',
    skip: JSON.stringify(skip_selectors),
    language,
    layout: look.layout,
    position: look.position,
    theme: look.theme,
    accent: look.accent,
    background: look.background,
    text: look.text,
    radius: String(look.radius),
  }
}

export const embedSnippets = (embedded: EmbeddedReader) =>
  scriptSnippets({
    src: `${embedded.origin}${PLAYER_PATH}`,
    data: dataOf(embedded),
    component: 'WebsiteReader',
    variable: 'reader',
  })
