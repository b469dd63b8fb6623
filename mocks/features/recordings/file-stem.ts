export function stemOf(name: string | undefined): string | undefined {
  const stem = name
    ?.replace(/\.[^.]+$/, '')
    .trim()
    .slice(0, 120)
  return stem === '' ? undefined : stem
}
