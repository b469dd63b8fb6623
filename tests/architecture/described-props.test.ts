import { builtinResolvers, ERROR_CODES, parse } from 'react-docgen'
import { expect, test } from 'vitest'
import { isTest } from '#tests/support/import-graph.ts'
import { projectFiles } from '#tests/support/project-files.ts'

/** Same options as the catalogue uses for its pages. */
const reading = {
  resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
  babelOptions: { babelrc: false, configFile: false },
}

function componentsIn(path: string, text: string) {
  try {
    return parse(text, { ...reading, filename: path })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === ERROR_CODES.MISSING_DEFINITION) return []
    throw error
  }
}

const components = projectFiles(['src/ui'], ['.tsx'])
  .filter(({ path }) => !isTest(path))
  .flatMap(({ path, text }) => componentsIn(path, text).map((component) => ({ path, component })))

test('every component of ui has a description', () => {
  expect(components.length).toBeGreaterThan(50)
  const silent = components.filter(({ component }) => !component.description)
  expect(silent.map(({ path, component }) => `${path}: ${component.displayName}`)).toEqual([])
})

test('every prop of ui has a description', () => {
  const props = components.flatMap(({ path, component }) =>
    Object.entries(component.props ?? {}).map(([name, { description }]) => ({
      prop: `${path}: ${component.displayName}.${name}`,
      description,
    })),
  )
  expect(props.length).toBeGreaterThan(200)
  expect(props.filter(({ description }) => !description).map(({ prop }) => prop)).toEqual([])
})
