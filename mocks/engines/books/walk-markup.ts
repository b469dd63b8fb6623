import { Parser } from 'htmlparser2'

/** An element as its start tag says it; names without the prefix of their namespace. */
export interface Tag {
  name: string
  attributes: Readonly<Record<string, string>>
}

interface Walker {
  open?(tag: Tag): void
  text?(text: string): void
  close?(name: string): void
}

const localName = (name: string) => name.slice(name.lastIndexOf(':') + 1)

/** Goes through markup from start to end, broken markup too. Nothing in it is run or loaded: it is read as text. */
export function walkMarkup(markup: string, walker: Walker, isXml = true): void {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => walker.open?.({ name: localName(name), attributes }),
      ontext: (text) => walker.text?.(text),
      onclosetag: (name) => walker.close?.(localName(name)),
    },
    { xmlMode: isXml, decodeEntities: true },
  )
  parser.end(markup)
}
