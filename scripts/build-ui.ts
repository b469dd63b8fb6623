import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { scopeStyles } from './scope-styles.ts'
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

/** Vite's name for its helper of lazy modules, which it declares again when it builds an app with the package. */
const HELPER = '__vitePreload'

function renameHelper(): void {
  for (const file of globSync(`${OUT}/**/*.js`)) {
    const text = readFileSync(file, 'utf8')
    if (text.includes(HELPER)) writeFileSync(file, text.replaceAll(HELPER, 'loadPart'))
  }
}

/** Versions of React and of the libraries below the components with which the package may work. */
const PEERS = {
  react: '^18.3.0 || ^19.0.0',
  'react-dom': '^18.3.0 || ^19.0.0',
  'lucide-react': '>=0.500.0 <2',
  'radix-ui': '^1.4.0',
}

const modules = () =>
  globSync(`${OUT}/*.js`)
    .map((file) => basename(file, '.js'))
    .filter((name) => name !== 'index')
    .toSorted()

/** Writes the entry that has everything. The style sheet is imported separately, once. */
function writeIndex(): void {
  const lines = (folder: string) =>
    modules()
      .map((name) => `export * from '${folder}${name}.js'\n`)
      .join('')
  writeFileSync(`${OUT}/index.js`, lines('./'))
  writeFileSync(`${OUT}/types/index.d.ts`, lines('./ui/'))
}

/** Writes a package with an entry for all and one per component. */
function writeManifest(): void {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const entryOf = (types: string, name: string) => ({
    types: `./types/${types}.d.ts`,
    default: `./${name}.js`,
  })
  const manifest = {
    name: 'avaz-ui',
    version,
    description: 'The components of Avaz for React',
    type: 'module',
    license: 'UNLICENSED',
    sideEffects: ['*.css'],
    files: ['*.js', '*.css', '*.md', 'LICENSE', 'shared', 'fonts', 'types'],
    exports: {
      '.': entryOf('index', 'index'),
      ...Object.fromEntries(modules().map((name) => [`./${name}`, entryOf(`ui/${name}`, name)])),
      './styles.css': './styles.css',
    },
    peerDependencies: PEERS,
  }
  writeFileSync(`${OUT}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`)
}

/** `npm run build:ui`: the component library as a package in `dist-ui`. */
await run('ui-modules', ['vite', 'build', '--config', 'vite.ui.config.ts'])
await run('ui-types', ['tsc', '-p', 'tsconfig.ui.json'])
renameImports()
renameHelper()
writeFileSync(`${OUT}/styles.css`, scopeStyles(readFileSync(`${OUT}/styles.css`, 'utf8')))
writeIndex()
writeManifest()
for (const file of ['ui-package/README.md', 'ui-package/CHANGELOG.md', 'LICENSE']) {
  cpSync(file, join(OUT, basename(file)))
}
