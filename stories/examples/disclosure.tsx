import { Disclosure } from '#src/ui/disclosure.tsx'

export const Example = ({ lines }: { lines: readonly string[] }) => (
  <Disclosure summary="What differs">
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </Disclosure>
)
