import { expect, test } from 'vitest'
import { projectFiles } from '#tests/support/project-files.ts'
import config from '../../tailwind.config.ts'

/** Classes with a step of the spacing scale; with any other number they have no effect. */
const SIZED =
  /(?<![\w-])-?(?:size|[wh]|[pm][xytrblse]?|gap(?:-[xy])?|(?:min|max)-[wh]|top|left|right|bottom|start|end|inset(?:-[xy])?|basis|space-[xy])-(\d+(?:\.\d+)?)(?=["'`\s])/g

const unknownSizes = (text: string) =>
  [...text.matchAll(SIZED)].filter(([, step = '']) => !(step in config.theme.spacing)).map(([name]) => name)

test('a size outside the scale is found', () => {
  expect(unknownSizes('className="size-14 p-4 -mt-2 w-1/2"')).toEqual(['size-14'])
})

test('every size is a step of the scale', () => {
  const files = projectFiles(['src', 'mocks', 'stories', '.storybook'], ['.tsx', '-styles.ts'])
  expect(files.flatMap(({ path, text }) => unknownSizes(text).map((name) => `${path}: ${name}`))).toEqual([])
})
