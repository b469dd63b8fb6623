import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const JAR = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'))

/** Largest output of one run, in bytes. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024

interface Answer {
  readonly messages: ReadonlyArray<{
    readonly type: 'error' | 'info' | 'non-document-error'
    readonly url: string
    readonly message: string
    readonly extract?: string
  }>
}

/** Whether this machine can run the checker; it needs Java 11 or later. */
export const hasJava = () => spawnSync('java', ['-version'], { stdio: 'ignore' }).error === undefined

/**
 * Errors of the Nu Html Checker (vnu), which knows the HTML standard, in these files; warnings are left out.
 * @throws Error when it does not run
 */
export function htmlErrors(files: readonly string[]): readonly string[] {
  const { error, stderr } = spawnSync(
    'java',
    ['-jar', JAR, '--format', 'json', '--errors-only', '--exit-zero-always', ...files],
    { encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES },
  )
  if (error) throw error
  const { messages }: Answer = JSON.parse(stderr)
  const lines = messages.map(({ url, message, extract }) => `${message} ${extract ?? ''} (${url})`)
  return [...new Set(lines)]
}
