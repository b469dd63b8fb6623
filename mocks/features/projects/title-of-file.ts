import { TITLE_MAX } from '#src/contract/limits.ts'
import { withoutEnding } from '#src/rules/file-name.ts'

/** What a project is called where only its file has a name; undefined where that is nothing but an ending. */
export function titleOfFile(name = ''): string | undefined {
  return withoutEnding(name).trim().slice(0, TITLE_MAX) || undefined
}
