import type { Project } from '#src/contract/project.ts'
import { contentOf, type Source } from './bot.ts'

/** Pages of the web among the sources in use. */
export const pagesOf = (project: Project): Source[] =>
  contentOf(project).sources.filter(({ source: { kind, is_on } }) => kind === 'address' && is_on)
