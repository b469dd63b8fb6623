import {
  Anchor,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Subheading,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks'
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { PageGuide } from './page-guide.tsx'
import { hasCode } from './story-code.ts'

type Story = ReturnType<DocsContextValue['componentStories']>[number]
type DocsContextValue = typeof DocsContext extends React.Context<infer Value> ? Value : never

/** How far below the window a story starts to load, in pixels. */
const AHEAD_PX = 300

/** Keeps the place of a story until it comes into view, because each whole page is an app with its own backend. */
function WhenSeen({ height, children }: { height: string | undefined; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setIsSeen] = useState(height === undefined)
  useEffect(() => {
    if (isSeen || !place.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsSeen(true),
      { rootMargin: `${AHEAD_PX}px 0px` },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isSeen])
  return (
    <div ref={place} style={isSeen ? undefined : { minHeight: height }}>
      {isSeen && children}
    </div>
  )
}

/** Stories in frames have a height of their own; the others are as high as they are. */
const frameHeight = ({ parameters: { docs } }: Story): string | undefined =>
  docs?.story?.inline === false ? docs.story.height : undefined

function StoryOfPage({ story }: { story: Story }) {
  return (
    <Anchor storyId={story.id}>
      <Subheading>{story.name}</Subheading>
      <Description of={story.moduleExport} />
      <WhenSeen height={frameHeight(story)}>
        <Canvas of={story.moduleExport} withToolbar sourceState={hasCode(story) ? 'hidden' : 'none'} />
      </WhenSeen>
    </Anchor>
  )
}

function Stories() {
  const { componentStories } = useContext(DocsContext)
  const stories = componentStories().filter(({ tags }) => tags.includes('autodocs'))
  const [first] = stories
  return (
    <>
      {first && <StoryOfPage story={first} />}
      {first?.component && Object.keys(first.initialArgs).length > 0 && <Controls of={first.moduleExport} />}
      {stories.slice(1).map((story) => (
        <StoryOfPage key={story.id} story={story} />
      ))}
    </>
  )
}

/** The page of a part: what it is, when to use it and how, props to try, and states. */
export const ComponentPage = () => (
  <>
    <Title />
    <Subtitle />
    <PageGuide />
    <Description />
    <Stories />
  </>
)
