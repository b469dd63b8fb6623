/** By the names of files: what whoever imports from such a file has already. */
export const THERE: readonly (readonly [host: RegExp, files: readonly string[]])[] = [
  [/./, ['start']],
  [/^(?:home|pages|work|editor|speech|(?:service|create)-[\w-]+)$/, ['calls']],
  [/^(?:pages|work|editor|speech|(?:service|create)-[\w-]+)$/, ['home']],
  [/^(?:editor|speech|(?:service|create)-[\w-]+)$/, ['pages', 'work']],
  [/^create-(?:audio-book|cloning|detect-text|dubbing|speech-to-text)$/, ['form']],
  [/^create-(?:cloning|dubbing|speech-to-text)$/, ['recordings']],
  [/^speech$/, ['editor']],
]

const nameOf = (file: string) => /([^/]+)-[^/]{8}\.js$/.exec(file)?.[1] ?? ''

/** Of the files that a part needs those to be named where it is imported: all but what is there. */
export function filesToPreload(needed: readonly string[], importer: string): string[] {
  const there = THERE.filter(([host]) => host.test(nameOf(importer))).flatMap(([, files]) => files)
  return needed.filter((file) => !there.includes(nameOf(file)) && !/\/start-[^/]+\.css$/.test(file))
}
