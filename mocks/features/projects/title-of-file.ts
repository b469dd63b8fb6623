import { TITLE_MAX } from '#src/contract/limits.ts'
import { cutTo } from '#src/rules/cut-to.ts'
import { withoutEnding } from '#src/rules/file-name.ts'

/** What a project is called where only its file has a name; undefined where that is nothing but an ending. */
export function titleOfFile(name = ''): string | undefined {
  return cutTo(withoutEnding(name).trim(), TITLE_MAX) || undefined
}
