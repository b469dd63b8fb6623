import { Disclosure } from '#src/ui/disclosure.tsx'

export const Example = ({ paragraphs }: { paragraphs: readonly string[] }) => (
  <Disclosure summary="What differs">
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </Disclosure>
)
