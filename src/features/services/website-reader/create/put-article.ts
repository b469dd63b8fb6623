import { request } from '#src/api/request.ts'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { saveProject } from '#src/contract/projects.ts'
import { newId } from '#src/rules/new-id.ts'
import { addedBlocks } from '../workspace/preview/added-articles.ts'

const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')

/** Puts a text in the place of the sample article of a new reader. */
export const putArticle = ({ slug, id, version }: ProjectSummary, text: string) =>
  request(saveProject, {
    params: { slug, id },
    body: { blocks: addedBlocks(newId(), paragraphsOf(text)), version },
  })
