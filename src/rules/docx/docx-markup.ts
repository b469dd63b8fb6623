/** Start tag of an element; its name without the namespace prefix. */
export interface MarkupTag {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
}

export interface MarkupWalker {
  open?(tag: MarkupTag): void
  text?(text: string): void
  close?(name: string): void
}

/** Walks through markup from start to end. Pages and workers have different parsers for it. */
export type WalkMarkup = (markup: string, walker: MarkupWalker) => void

export function attribute({ attributes }: MarkupTag, name: string): string | undefined {
  const key = Object.keys(attributes).find((each) => each === name || each.endsWith(`:${name}`))
  return key === undefined ? undefined : attributes[key]
}

export const isOn = (tag: MarkupTag) => !/^(?:0|false|off|none)$/.test(attribute(tag, 'val') ?? '')
