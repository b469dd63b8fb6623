import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { runCommand } from './test/run-command.ts'

const OUT = 'dist-ui'

async function run(name: string, command: readonly string[]): Promise<void> {
  const { exitCode, tail } = await runCommand(name, command)
  if (exitCode !== 0) throw new Error(tail)
}

/** Declarations import `.js` files, which exist once they are built. */
function renameImports(): void {
  for (const file of globSync(`${OUT}/types/**/*.d.ts`)) {
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replaceAll(/(['"]\.[^'"]*)\.tsx?(['"])/g, '$1.js$2'))
  }
}

/**
 * Writes a package with one entry per component. React and the libraries that components use are peer
 * dependencies.
 */
function writeManifest(): void {
  const { version, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const modules = globSync(`${OUT}/*.js`).map((file) => basename(file, '.js'))
  const entries = modules.sort().map((name) => {
    const files = { types: `./types/ui/${name}.d.ts`, default: `./${name}.js` }
    return [`./${name}`, files] as const
  })
  const needed = ['react', 'react-dom', 'lucide-react', 'radix-ui'].map((name) => [name, dependencies[name]])
  const manifest = {
    name: 'avaz-ui',
    version,
    type: 'module',
    license: 'UNLICENSED',
    sideEffects: ['*.css'],
    files: ['*.js', '*.css', 'shared', 'fonts', 'types'],
    exports: { ...Object.fromEntries(entries), './styles.css': './styles.css' },
    peerDependencies: Object.fromEntries(needed),
  }
  writeFileSync(`${OUT}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`)
}

/** `npm run build:ui`: the component library as a package in `dist-ui`. */
await run('ui-modules', ['vite', 'build', '--config', 'vite.ui.config.ts'])
await run('ui-types', ['tsc', '-p', 'tsconfig.ui.json'])
renameImports()
writeManifest()
