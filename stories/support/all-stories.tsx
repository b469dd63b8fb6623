import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { type StorySource, storiesIn } from './story-sources.ts'

const sources: Record<string, string> = import.meta.glob('../*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Shared parts of stories: worlds of a service's pages, and common stories. */
const shared = Object.values(
  import.meta.glob<string>('./*.ts', { query: '?raw', import: 'default', eager: true }),
).join('\n')

export const allStories: readonly StorySource[] = Object.values(sources).flatMap((source) =>
  storiesIn(source, shared),
)

/** Links to a story; the docs page is a frame inside the catalogue. */
export function StoryLink({ title, name }: StorySource) {
  const id = toId(title, storyNameFromExport(name))
  return (
    <a href={`./?path=/story/${id}`} target="_top">
      {storyNameFromExport(name)}
    </a>
  )
}

/** The stories of one title in a row. */
export const StoryLinks = ({ stories }: { stories: readonly StorySource[] }) =>
  stories.map((story, place) => (
    <span key={`${story.title} ${story.name}`}>
      {place > 0 && ', '}
      <StoryLink {...story} />
    </span>
  ))
