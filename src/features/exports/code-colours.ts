export type CodeKind = 'plain' | 'tag' | 'name' | 'text' | 'comment' | 'word' | 'origin'

export interface CodePart {
  readonly at: number
  readonly kind: CodeKind
  readonly text: string
}

type Language = 'html' | 'script' | 'policy'

/** A group for each kind of the language, in the order of `kinds`. */
const syntaxByLanguage: Readonly<Record<Language, { pattern: RegExp; kinds: readonly CodeKind[] }>> = {
  html: {
    pattern: /(<!--.*?-->)|(<\/?[a-z][\w-]*|\/?>)|([a-z][\w-]*(?=="))|("[^"]*")/gis,
    kinds: ['comment', 'tag', 'name', 'text'],
  },
  script: {
    pattern:
      /(\b(?:import|from|export|const|function|return|null|true|false)\b)|("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(\b\w+(?=\())/g,
    kinds: ['word', 'text', 'name'],
  },
  policy: { pattern: /([a-z]+-src)/g, kinds: ['name'] },
}

/** Splits code into parts by their kind; the host that it loads from is marked everywhere. */
export function colourCode(code: string, language: Language, origin: string | undefined): CodePart[] {
  const { pattern, kinds } = syntaxByLanguage[language]
  const parts: CodePart[] = []
  function add(kind: CodeKind, from: number, to: number) {
    const place = origin ? code.indexOf(origin, from) : -1
    if (origin && place !== -1 && place + origin.length <= to) {
      add(kind, from, place)
      parts.push({ at: place, kind: 'origin', text: origin })
      add(kind, place + origin.length, to)
    } else if (to > from) parts.push({ at: from, kind, text: code.slice(from, to) })
  }
  let done = 0
  for (const match of code.matchAll(pattern)) {
    const kind = kinds[match.slice(1).findIndex((group) => group !== undefined)] ?? 'plain'
    add('plain', done, match.index)
    done = match.index + match[0].length
    add(kind, match.index, done)
  }
  add('plain', done, code.length)
  return parts
}
