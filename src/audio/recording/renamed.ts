const EXTENSION = /\.[^.]+$/

/** Renames a file to the first numbered name that is not in `names`, ignoring extensions. */
export function renamed(file: File, nameOf: (number: number) => string, names: readonly string[]): File {
  const taken = new Set(names.map((name) => name.replace(EXTENSION, '')))
  let number = 1
  while (taken.has(nameOf(number))) number += 1
  return new File([file], `${nameOf(number)}${EXTENSION.exec(file.name)?.[0] ?? ''}`, { type: file.type })
}
