export interface StorySource {
  /** Title in the side bar, such as `Screens/Home`. */
  readonly title: string
  /** The name of the export. */
  readonly name: string
  readonly scenario: string | undefined
}

const DECLARATION = /^(?:export )?(?:const|(?:async )?function) (\w+)/gm
const STORY = /^export const \w+: Story\b/

/** Declarations of a file, each with its source up to the next one. */
function declarationsIn(source: string): ReadonlyMap<string, string> {
  const starts = [...source.matchAll(DECLARATION)]
  return new Map(
    starts.map(({ 1: name = '', index }, place) => [name, source.slice(index, starts[place + 1]?.index)]),
  )
}

/** The source of a story, followed by the declarations of its file that it uses. */
function withParts(name: string, all: ReadonlyMap<string, string>): string {
  const used = new Set([name])
  for (const each of used) {
    const text = all.get(each) ?? ''
    for (const [other, declared] of all)
      if (
        !STORY.test(declared) &&
        /appStory|faultStory|scenario: '/.test(declared) &&
        new RegExp(`\\b${other}\\b`).test(text)
      )
        used.add(other)
  }
  return [...used].map((each) => all.get(each)).join('')
}

/** The stories of one file, read from its source, as Storybook's own index does. @param shared what it may import */
export function storiesIn(source: string, shared: string): StorySource[] {
  const title = /title: '([^']+)'/.exec(source)?.[1] ?? ''
  const own = declarationsIn(source)
  const all = new Map([...declarationsIn(shared), ...own])
  return [...own]
    .filter(([, text]) => STORY.test(text))
    .map(([name]) => {
      const text = withParts(name, all)
      const scenario = /scenario: '([\w-]+)'/.exec(text)?.[1] ?? 'main'
      return { title, name, scenario: /appStory|faultStory/.test(text) ? scenario : undefined }
    })
}
