import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { colours } from '../src/ui/tokens.ts'

/** Facts read from the source of a page's component. */
export interface PageFacts {
  /** The file of the component, or of the stories if there is none. */
  readonly file: string
  /** Custom properties and classes of the tokens that it names itself. */
  readonly tokens: readonly string[]
  /** Files of `src/ui` that it is made of, whose tokens it uses too. */
  readonly components: readonly string[]
}

const importsOf = (text: string) => [...text.matchAll(/\bfrom '([^']+)'/g)].map(([, from = '']) => from)

/** The file of this project that an import means, if it is one. */
function fileOf(from: string, importer: string): string | undefined {
  const path = from.startsWith('#') ? resolve(from.slice(1)) : resolve(dirname(importer), from)
  return /^[#.]/.test(from) && existsSync(path) ? path : undefined
}

/** A file and those of its own folder that it is made of. */
function partsOf(file: string): ReadonlyMap<string, string> {
  const parts = new Map<string, string>()
  const add = (path: string) => {
    if (parts.has(path) || !/\.tsx?$/.test(path)) return
    const text = readFileSync(path, 'utf8')
    parts.set(path, text)
    for (const from of importsOf(text)) {
      const next = fileOf(from, path)
      if (next && !relative(dirname(file), next).startsWith('..')) add(next)
    }
  }
  add(file)
  return parts
}

const names = Object.keys(colours).join('|')
const utilities =
  'bg|text|border(?:-[xytrbl])?|outline|fill|stroke|divide|accent|ring|decoration|caret|from|to'

/** Ways in which a source names tokens, with what they are called in a style sheet. */
const tokenWords: ReadonlyArray<readonly [RegExp, (name: string) => string]> = [
  [new RegExp(`\\b(?:${utilities})-(${names})(?![\\w-])`, 'g'), (name) => `--${name}`],
  [new RegExp(`var\\(--(${names})\\)`, 'g'), (name) => `--${name}`],
  [/\btext-(13|14|16|20|28)\b/g, (size) => `text-${size}`],
  [/\brounded(?:-[a-z]+)?-(sm|md|lg|full)\b/g, (corner) => `rounded-${corner}`],
]

const unique = (all: readonly string[]) => [...new Set(all)].toSorted()

function factsOf(story: string): PageFacts {
  const source = readFileSync(story, 'utf8')
  const component = /\bcomponent: (\w+)/.exec(source)?.[1] ?? ''
  const from = new RegExp(`import \\{[^}]*\\b${component}\\b[^}]*\\} from '([^']+)'`).exec(source)?.[1]
  const file = (component !== '' && from && fileOf(from, story)) || resolve(story)
  const parts = partsOf(file)
  const text = [...parts.values()].join('\n')
  const used = [...parts].flatMap(([path, each]) => importsOf(each).map((name) => fileOf(name, path)))
  return {
    file: relative('.', file),
    tokens: unique(
      tokenWords.flatMap(([pattern, call]) => [...text.matchAll(pattern)].map(([, name = '']) => call(name))),
    ),
    components: file.includes('/src/ui/')
      ? []
      : unique(used.flatMap((path) => /\/src\/ui\/([\w-]+)\.tsx$/.exec(path ?? '')?.[1] ?? [])),
  }
}

/** Facts of each file of stories, keyed as in Storybook's `fileName`. */
export const readPageFacts = (): Readonly<Record<string, PageFacts>> =>
  Object.fromEntries(globSync('stories/*/*.stories.tsx').map((file) => [`./${file}`, factsOf(file)]))
