import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const PACKAGE = '@mediabunny/aac-encoder'

/**
 * The encoder as an ES module. The package starts its worker from a `blob:` address, which the page's policy blocks;
 * our own worker loads the module inside, which is half CommonJS.
 */
export async function aacSource(): Promise<string> {
  const folder =
    createRequire(import.meta.url)
      .resolve(PACKAGE)
      .split(join('dist', 'bundles'))[0] ?? ''
  const source = await readFile(join(folder, 'dist', 'modules', 'build', 'aac.js'), 'utf8')
  const adapted = source
    .replace('Object.defineProperty(exports, "__esModule", { value: true });', '')
    .replace('exports.default = Module;', 'export default Module;')
  if (adapted.length >= source.length) throw new Error(`${PACKAGE} is not what it was`)
  return adapted
}
