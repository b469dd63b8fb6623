import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { beforeAll, expect, test } from 'vitest'
import { startI18n } from '#src/i18n/i18n.ts'
import { hasCode, storyCode } from '../../stories/support/story-code.ts'

const files = import.meta.glob<{ default: Meta } & Record<string, StoryObj>>(
  '../../stories/{badges,components}/*.stories.tsx',
  { eager: true },
)

interface Coded {
  readonly name: string
  readonly story: StoryContext
}

/** The stories of badges and components, with what Storybook knows of them. */
const stories: readonly Coded[] = Object.values(files).flatMap(({ default: meta, ...all }) =>
  Object.entries(all).map(([name, story]) => ({
    name: `${meta.title} ${name}`,
    story: {
      component: meta.component,
      args: { ...meta.args, ...story.args },
      parameters: { ...meta.parameters, ...story.parameters },
      originalStoryFn: story.render ?? meta.render,
    } as unknown as StoryContext,
  })),
)
const coded = stories.filter(({ story }) => hasCode(story))

const codeOf = (wanted: string) => {
  const found = coded.find(({ name }) => name === wanted)
  return found && storyCode(found.story)
}

beforeAll(() => startI18n('en'))

test('the code of every story is a module with real names: no stub, nothing of the catalogue', () => {
  expect(coded.length).toBeGreaterThan(200)
  const odd = coded.flatMap(({ name, story }) => {
    const code = storyCode(story)
    const isOdd =
      !/^export (?:const|function) Example/m.test(code) ||
      !/ from 'avaz-ui'$/m.test(code) ||
      /\(\) => (?:\{\}|undefined)|fn\(\)|\[object|#src|say\(|\bHeld|catalogue-/.test(code)
    return isOdd ? `${name}: ${code}` : []
  })
  expect(odd).toEqual([])
})

test('parts of the app have no code to copy, and asking for it is no error', () => {
  const parts = stories.filter(({ story }) => !hasCode(story))
  expect(parts.length).toBeGreaterThan(20)
  expect(parts.map(({ story }) => storyCode(story)).join('')).toBe('')
})

test('icons and components are imported, and what a press does is up to the project', () => {
  expect(codeOf('Components/Button WithIcon')).toBe(`import { type ComponentProps } from 'react'
import { Plus } from 'lucide-react'
import { Button } from 'avaz-ui'

export function Example({ onClick }: Pick<ComponentProps<typeof Button>, 'onClick'>) {
  return (
    <Button onClick={onClick} icon={<Plus size={16} aria-hidden />}>Create project</Button>
  )
}
`)
})

test('a value that the customer changes is state of the example', () => {
  const code = codeOf('Components/Search field Empty')
  expect(code).toContain("const [value, setValue] = useState('')")
  expect(code).toContain('value={value}')
  expect(code).toContain('onChange={setValue}')
})

test('a page whose values are functions has an example of its own', () => {
  const code = codeOf('Components/Pagination Default')
  expect(code).toContain("import { Pagination } from 'avaz-ui'")
  expect(code).toContain('renderLink={(number, props) => <a href=')
})
