export interface StorySource {
  /** As the side bar shows it, such as `Screens/Home`. */
  readonly title: string
  /** The name of the export. */
  readonly name: string
  readonly scenario: string | undefined
}

/** The story begins where it is exported; what it is told on may stand in a constant above. */
const EXPORT = /^export const (\w+): Story\b/gm
const NAMED_WORLD = /^const (\w+)[^\n]*\{[^\n]*scenario: '([\w-]+)'/gm

function scenarioOf(text: string, worlds: ReadonlyMap<string, string>): string | undefined {
  const literal = /scenario: '([\w-]+)'/.exec(text)?.[1]
  if (literal) return literal
  const constant = [...worlds.keys()].find((name) => new RegExp(`\\b${name}\\b`).test(text))
  return constant && worlds.get(constant)
}

/** The stories of one file, read from its source, as Storybook's own index does. */
export function storiesIn(source: string): StorySource[] {
  const title = /title: '([^']+)'/.exec(source)?.[1] ?? ''
  const worlds = new Map([...source.matchAll(NAMED_WORLD)].map(([, name = '', world = '']) => [name, world]))
  const starts = [...source.matchAll(EXPORT)]
  return starts.map(({ 1: name = '', index }, place) => {
    const text = source.slice(index, starts[place + 1]?.index)
    const isApp = /appStory|refusedCode/.test(text)
    return { title, name, scenario: isApp ? (scenarioOf(text, worlds) ?? 'main') : undefined }
  })
}
