import { TITLE_MAX } from '#src/contract/limits.ts'
import { cutTo } from '#src/rules/cut-to.ts'
import { withoutExtension } from '#src/rules/file-name.ts'

/** Title of a project from its file name; undefined if that is only an extension. */
export function titleOfFile(name = ''): string | undefined {
  return cutTo(withoutExtension(name).trim(), TITLE_MAX) || undefined
}
