/** For a file, the files that every importer of it has loaded already. */
export const LOADED_WITH: readonly (readonly [host: RegExp, files: readonly string[]])[] = [
  [/./, ['start']],
  [/^(?:home|pages|work|editor|speech|(?:service|create)-[\w-]+)$/, ['calls']],
  [/^(?:pages|work|editor|speech|(?:service|create)-[\w-]+)$/, ['home']],
  [/^(?:editor|speech|(?:service|create)-[\w-]+)$/, ['pages', 'work']],
  [/^create-(?:audio-book|cloning|detect-text|dubbing|speech-to-text)$/, ['form']],
  [/^create-(?:cloning|dubbing|speech-to-text)$/, ['recordings']],
  [/^speech$/, ['editor']],
]

const nameOf = (file: string) => /([^/]+)-[^/]{8}\.js$/.exec(file)?.[1] ?? ''

/** Files to preload for an import: the needed ones without those that are loaded already. */
export function filesToPreload(needed: readonly string[], importer: string): string[] {
  const there = LOADED_WITH.filter(([host]) => host.test(nameOf(importer))).flatMap(([, files]) => files)
  return needed.filter((file) => !there.includes(nameOf(file)) && !/\/start-[^/]+\.css$/.test(file))
}
