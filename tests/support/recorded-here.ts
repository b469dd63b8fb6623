const addresses = import.meta.glob<string>('./recordings/*', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** One of the small recordings next to this file, in a page, under any name. */
export async function recordedFile(name: string, calledAs = name): Promise<File> {
  const response = await fetch(addresses[`./recordings/${name}`] ?? '')
  return new File([await response.blob()], calledAs)
}
