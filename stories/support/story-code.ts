import type { StoryContext } from '@storybook/react-vite'
import { isInPackage, snippetOf } from './snippet.ts'
import { translateArgs } from './translate-args.ts'

type StoryWithCode = Pick<StoryContext, 'component' | 'args' | 'parameters' | 'originalStoryFn'>

/** Whether a story shows how a component of the package is used; other stories have no code to copy. */
export const hasCode = ({ component, parameters }: Pick<StoryWithCode, 'component' | 'parameters'>) =>
  parameters.snippet !== false && (parameters.snippet !== undefined || isInPackage(component))

/**
 * The code that is copied from a story: a whole module, with texts in the language of the toolbar. Empty for a story
 * without code, because docs pages ask for the code of each.
 */
export function storyCode(story: StoryWithCode & Partial<StoryContext>): string {
  if (!hasCode(story)) return ''
  const { component, parameters, originalStoryFn } = story
  const args = translateArgs(story.args)
  const isWhole = parameters.codeOf === 'render'
  return snippetOf({
    component,
    args,
    parameters,
    rendered: isWhole ? originalStoryFn(args, story as StoryContext) : undefined,
  })
}
